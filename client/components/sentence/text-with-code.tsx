import type { ReactNode } from 'react'

type TextWithCodeProps = { text: string; children: ReactNode }

/** A text with its code in place of `{code}`. Each part is an element, because a translator replaces bare texts. */
export function TextWithCode({ text, children }: TextWithCodeProps) {
  const [before, after] = text.split('{code}')
  return (
    <>
      <span>{before}</span>
      {children}
      <span>{after}</span>
    </>
  )
}
