import { Fragment, type ReactNode } from 'react'

/** A text of the catalogue with elements in place of its placeholders, such as `{date}`. Each language orders them. */
export function Sentence({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{parts[part]}</Fragment>))
}
