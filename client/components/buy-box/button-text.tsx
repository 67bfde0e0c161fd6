import * as messages from '#shared/messages/en.ts'

/** The text of the button. Without scripts it cannot follow the choice, so it does not ask for one. */
export function ButtonText({ text, isAsking }: { text: string; isAsking: boolean }) {
  if (!isAsking) return text
  return (
    <>
      <span className="buy-box__missing">{text}</span>
      <noscript>{messages.product.addToBag}</noscript>
    </>
  )
}
