import * as v from 'valibot'
import type { AssistantDelivery } from '../ports/assistant-session-port.ts'
import { DeliveryPlaceSchema } from '../wallet/estimate-delivery.ts'
import type { Note } from './protocol.ts'
import { Text } from './requests.ts'

const maxDestinations = 5
const maxNameLength = 100
/** The name of a destination that the platform does not name. */
const ownName = 'destination'

/** Of an address only what decides the costs is read. */
const DestinationSchema = v.object({
  id: v.optional(Text(maxNameLength)),
  address_country: v.optional(Text(8), ''),
  postal_code: v.optional(Text(32), ''),
})
const MethodSchema = v.object({
  type: v.optional(Text(maxNameLength), 'shipping'),
  destinations: v.optional(v.pipe(v.array(DestinationSchema), v.maxLength(maxDestinations)), []),
  selected_destination_id: v.nullish(Text(maxNameLength), null),
  groups: v.optional(v.pipe(v.array(v.object({ selected_option_id: v.nullish(Text(200), null) })), v.maxLength(1)), []),
})

/** The protocol's extension `fulfillment` of a checkout, with one way of delivery to one destination. */
export const FulfillmentSchema = v.optional(
  v.object({
    methods: v.optional(v.pipe(v.array(MethodSchema), v.maxLength(1, 'A checkout has one way of delivery.')), []),
  }),
)

type Fulfillment = v.InferOutput<typeof FulfillmentSchema>
export type AskedDelivery = { destination: AssistantDelivery['destination']; optionId: string | null }

/**
 * Where the platform wants the delivery to go; `null` if it names no destination. A destination that it has named
 * before may be selected by its name. A note says why the request cannot be carried out.
 */
export function readDelivery(
  asked: Fulfillment,
  before: AssistantDelivery | undefined,
): { delivery: AskedDelivery | null; refusal: Note | null } {
  const method = asked?.methods[0]
  if (!method) return { delivery: null, refusal: null }
  const refused = (member: string, content: string) => {
    const path = `$.fulfillment.methods[0].${member}`
    const refusal: Note = { type: 'error', code: 'fulfillment_unavailable', content, severity: 'recoverable', path }
    return { delivery: null, refusal }
  }
  if (method.type !== 'shipping') return refused('type', 'The shop sends its parcels. The type is shipping.')
  const { destinations, selected_destination_id: selected, groups } = method
  const sent = destinations.map(({ id = ownName, address_country: country, postal_code: postcode }) => ({
    id,
    ...v.parse(DeliveryPlaceSchema, { country, postcode }),
  }))
  const known = [...sent, ...(before ? [before.destination] : [])]
  const destination = selected === null ? sent[0] : known.find(({ id }) => id === selected)
  if (destination) return { delivery: { destination, optionId: groups[0]?.selected_option_id ?? null }, refusal: null }
  return selected === null
    ? { delivery: null, refusal: null }
    : refused('selected_destination_id', 'The checkout has no destination with this id.')
}

/** True if the arguments of an operation name a destination, so that it may cost an estimate. */
export function namesDestination(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'fulfillment' in input
}
