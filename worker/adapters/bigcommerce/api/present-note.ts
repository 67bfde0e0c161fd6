import type { Present } from '#shared/domain/present.ts'

/** The most characters of a customer message (checkouts.v3.yml, `PUT /checkouts/{checkoutId}`). */
export const maxCustomerMessage = 2000

const start = '[Present]'
const wrapLabel = 'Wrap: '
const withoutPrices = 'Packing slip: without prices'
const messageLabel = 'Message:'
const quote = '> '

/**
 * The lines of a customer message that say that the order is a present, for people who pack and for this shop. They are
 * read back, so their words stay the same in each language and release. Each line of the shopper's text has a mark, so
 * no text can look like another line.
 */
function noteOf({ message, hidesPrices, wrap }: Present): string {
  return [
    start,
    ...(wrap === null ? [] : [wrapLabel + wrap]),
    ...(hidesPrices ? [withoutPrices] : []),
    ...(message === '' ? [] : [messageLabel, ...message.split('\n').map((line) => quote + line)]),
  ].join('\n')
}

/** The present of a customer message, and what the shopper wrote to the shop besides. */
export function readPresentNote(customerMessage: string): { present: Present | null; rest: string } {
  const lines = customerMessage.slice(0, maxCustomerMessage).split(/\r?\n/)
  const first = lines.findIndex((line) => line.trim() === start)
  if (first < 0) return { present: null, rest: customerMessage.trim() }
  const present: Present = { message: '', hidesPrices: false, wrap: null }
  const words: string[] = []
  let next = first + 1
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? ''
    if (line.startsWith(quote.trim())) words.push(line.slice(quote.trim().length).replace(/^ /, ''))
    else if (line.startsWith(wrapLabel)) present.wrap = line.slice(wrapLabel.length).trim() || null
    else if (line.trim() === withoutPrices) present.hidesPrices = true
    else if (line.trim() !== messageLabel) break
  }
  const rest = [...lines.slice(0, first), ...lines.slice(next)].join('\n').trim()
  return { present: { ...present, message: words.join('\n').trim() }, rest }
}

/** The customer message with the present in place of an earlier one; `null` if it is too long. */
export function withPresentNote(customerMessage: string, present: Present | null): string | null {
  const { rest } = readPresentNote(customerMessage)
  const text = [...(present ? [noteOf(present)] : []), ...(rest === '' ? [] : [rest])].join('\n\n')
  return text.length <= maxCustomerMessage ? text : null
}
