import { wholeWords } from '#shared/excerpt.ts'

/** By variant: the length above which a description is long, and how many characters at most show before it is expanded. */
const limits = { 1: { longAbove: 35, slice: 30 }, 2: { longAbove: 100, slice: 100 } } as const

const samplePattern =
  /^(?:lorem ipsum\b|(?:sample|placeholder|dummy) (?:text|copy|description)\b|(?:add|enter|insert) (?:your )?(?:text|description)\b)/i

/** The part of a description that always shows, and the rest; `null` if the text is only an editor's placeholder. */
export function splitDescription(text: string | null, variant: 1 | 2): { shown: string; rest: string } | null {
  if (text === null || samplePattern.test(text)) return null
  const { longAbove, slice } = limits[variant]
  const letters = Array.from(text)
  if (letters.length <= longAbove) return { shown: text, rest: '' }
  const shown = wholeWords(letters, slice)
  return { shown: letters.slice(0, shown).join(''), rest: letters.slice(shown).join('') }
}
