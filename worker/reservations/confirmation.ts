import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { sealedJson } from '../session/define-cookie.ts'

const ConfirmationSchema = v.object({
  market: v.string(),
  piece: v.string(),
  shop: v.object({ name: v.string(), town: v.string() }),
  until: v.string(),
  isMailed: v.boolean(),
})

/** What the page says after a reservation. It has no id, so that who repeats a stranger's post cannot cancel theirs. */
export type Confirmation = v.InferOutput<typeof ConfirmationSchema>

const purpose = 'reservation-done'
const { encode, decode } = sealedJson(ConfirmationSchema)

/** The confirmation as a text for an address, which only this shop can make and read. */
export function sealConfirmation(visit: Visit, confirmation: Omit<Confirmation, 'market'>): Promise<string> {
  return encode(visit, purpose, { ...confirmation, market: visit.market.code })
}

/** `null` if the text is not ours, is of another market, or its reservation is over. */
export async function openConfirmation(visit: Visit, sealed: string): Promise<Confirmation | null> {
  const confirmation = await decode(visit, purpose, sealed)
  const isOpen = confirmation?.market === visit.market.code && Date.parse(confirmation.until) > Date.now()
  return isOpen ? confirmation : null
}
