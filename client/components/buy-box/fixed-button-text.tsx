import * as messages from '#shared/messages/shop.ts'

/** The text of a button that cannot follow the choice until the script runs. Without scripts it is 'Add to Bag'. */
export function FixedButtonText({ text }: { text: string }) {
  return (
    <>
      <span className="buy-box__missing">{text}</span>
      <span className="buy-box__plain">{messages.product.addToBag}</span>
    </>
  )
}
