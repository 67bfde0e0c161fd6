import * as messages from '#shared/messages/shop.ts'

/** `isFixed`: the text cannot follow the choice until the script runs. Without scripts it is then 'Add to Bag'. */
export function ButtonText({ text, isFixed }: { text: string; isFixed: boolean }) {
  if (!isFixed) return text
  return (
    <>
      <span className="buy-box__missing">{text}</span>
      <span className="buy-box__plain">{messages.product.addToBag}</span>
    </>
  )
}
