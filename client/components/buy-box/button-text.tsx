/** The text of the button. `plain` is the text without scripts, if it differs because the choice cannot be followed. */
export function ButtonText({ text, plain }: { text: string; plain: string | null }) {
  if (plain === null) return text
  return (
    <>
      <span className="buy-box__missing">{text}</span>
      <span className="buy-box__plain">{plain}</span>
    </>
  )
}
