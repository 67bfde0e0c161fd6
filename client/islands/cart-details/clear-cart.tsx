import { clearCartAtom } from '../../atoms/cart.ts'
import { useSetAtom } from '../../atoms/react.ts'
import { clearBagPath, marketPath } from '#shared/links.ts'
import { clearBag } from '#shared/messages/cart-details.ts'

/** Empties the cart. The button is inside a disclosure, so that it takes two presses. */
export function ClearCart({ prefix }: { prefix: string }) {
  const clear = useSetAtom(clearCartAtom)
  return (
    <form
      method="post"
      action={marketPath({ prefix }, clearBagPath)}
      onSubmit={(event) => {
        event.preventDefault()
        void clear()
      }}
    >
      <p>{clearBag.question}</p>
      <button className="button button--quiet">{clearBag.yes}</button>
    </form>
  )
}
