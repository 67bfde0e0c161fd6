import type { Present } from '#shared/domain/present.ts'
import { presents as texts } from '#shared/messages/presents.ts'

/** What was chosen for a present, in the order in which pages show it. */
export function presentFacts(present: Present | null): { label: string; fact: string }[] {
  if (!present) return []
  const { message, hidesPrices, wrap } = present
  return [
    { label: texts.wrapping, fact: wrap === null ? texts.noWrap : texts.wrapped(wrap) },
    ...(message === '' ? [] : [{ label: texts.message, fact: message }]),
    ...(hidesPrices ? [{ label: texts.packingSlip, fact: texts.withoutPrices }] : []),
  ]
}
