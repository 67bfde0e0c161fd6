import { Fragment } from 'react'
import type { ComponentContext } from '../define-block.tsx'
import { isCssColour } from './colour.ts'

/** An opening tag, its colour, and the text up to the next tag, which closes it. */
const pairPattern = /\[wavy(?::([^[\]]*))?\]((?:[^[]|\[(?!\/?wavy))*)\[\/wavy\]/g
const openPattern = /\[wavy(?::[^[\]]*)?\]/
const defaultColour = '#000000'

/**
 * Text in which some words have a wavy underline: `[wavy]these[/wavy]`, or `[wavy:#9e3d26]these[/wavy]` in a colour. If
 * a closing tag is missing, the text stays as the editor wrote it and the issue is reported.
 */
export function WavyText({ text, context }: { text: string; context: Pick<ComponentContext, 'note'> }) {
  const pairs = [...text.matchAll(pairPattern)]
  if (pairs.length === 0 && !openPattern.test(text)) return text
  if (!isClosed(text)) {
    context.note('wavy underline: no closing tag', 'error')
    return text
  }
  let end = 0
  return (
    <>
      {pairs.map((pair) => {
        const [match, colour = '', inner = ''] = pair
        const before = text.slice(end, pair.index)
        end = pair.index + match.length
        return (
          <Fragment key={pair.index}>
            {before}
            <span
              className="wavy-text"
              style={{ ['--wavy-ink' as string]: isCssColour(colour) ? colour : defaultColour }}
            >
              {inner}
            </span>
          </Fragment>
        )
      })}
      {text.slice(end)}
    </>
  )
}

/** The text without tags, for example for a label. */
export function withoutWaves(text: string): string {
  return isClosed(text) ? text.replace(pairPattern, '$2') : text
}

export function hasWavyText(text: string): boolean {
  return openPattern.test(text) && isClosed(text)
}

function isClosed(text: string): boolean {
  const withoutPairs = text.replace(pairPattern, (_pair, _colour, inner: string) => inner)
  return !openPattern.test(withoutPairs)
}
