import type { ReactNode } from 'react'
import { Sentence } from '../sentence/sentence.tsx'

type LeftOutNoteProps = {
  /** What was left out, with the placeholder `{name}`. */
  text: string
  type: string
  name: string | null
  why: string
  children: ReactNode
}

/** A note for editors in the place of what was left out. The list of findings in the preview bar names it too. */
export function LeftOutNote({ text, type, name, why, children }: LeftOutNoteProps) {
  const shown = name ?? type
  return (
    <div className="skipped-block" role="note" data-editors-note={text.replace('{name}', shown)} tabIndex={-1}>
      <p className="skipped-block__title">
        <Sentence text={text} parts={{ name: <strong>{shown}</strong> }} /> {name !== null && <code>{type}</code>}
      </p>
      <p className="skipped-block__why">{why}</p>
      {children}
    </div>
  )
}
