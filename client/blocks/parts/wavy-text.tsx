import { Fragment } from 'react'
import type { OwnContext } from '../define-block.tsx'
import { isCssColour } from './colour.ts'

const pairPattern = /\[wavy(?::([^\]]*))?\]([\s\S]*?)\[\/wavy\]/g
const openPattern = /\[wavy(?::[^\]]*)?\]/
const usualColour = '#000000'

/**
 * Text in which some words have a wavy underline: `[wavy]these[/wavy]`, or `[wavy:#9e3d26]these[/wavy]` in a colour. If
 * a closing tag is missing, the text stays as the editor wrote it and the fault is reported.
 */
export function WavyText({ text, context }: { text: string; context: Pick<OwnContext, 'note'> }) {
  const pairs = [...text.matchAll(pairPattern)]
  if (pairs.length === 0 && !openPattern.test(text)) return text
  if (!isClosed(text)) {
    context.note('wavy underline: no closing tag')
    return text
  }
  let end = 0
  return (
    <>
      {pairs.map((pair) => {
        const [whole, colour = '', words = ''] = pair
        const before = text.slice(end, pair.index)
        end = pair.index + whole.length
        return (
          <Fragment key={pair.index}>
            {before}
            <span
              className="wavy-text"
              style={{ ['--wavy-ink' as string]: isCssColour(colour) ? colour : usualColour }}
            >
              {words}
            </span>
          </Fragment>
        )
      })}
      {text.slice(end)}
    </>
  )
}

/** The text without tags, for example for a label. */
export function plainText(text: string): string {
  return isClosed(text) ? text.replace(pairPattern, '$2') : text
}

export function hasWavyText(text: string): boolean {
  return openPattern.test(text) && isClosed(text)
}

function isClosed(text: string): boolean {
  const rest = text.replace(pairPattern, (_pair, _colour, words: string) => words)
  return !openPattern.test(rest)
}
