/** The text of a button that cannot follow the choice until the script runs. Without scripts it is `plain`. */
export function FixedButtonText({ text, plain }: { text: string; plain: string }) {
  return (
    <>
      <span className="buy-box__missing">{text}</span>
      <span className="buy-box__plain">{plain}</span>
    </>
  )
}
