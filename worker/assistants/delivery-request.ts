import * as v from 'valibot'
import type { AssistantDelivery } from '../ports/assistant-session-port.ts'
import { DeliveryPlaceSchema } from '../wallet/estimate-delivery.ts'
import { type PostalAddress, postalAddress } from './buyer-contact.ts'
import type { Note } from './protocol.ts'
import { TextUpTo } from './requests.ts'

const maxDestinations = 5
const maxNameLength = 100
/** The name of a destination that the platform does not name. */
const ownName = 'destination'

const DestinationSchema = v.object({ id: v.optional(TextUpTo(maxNameLength)), ...postalAddress })
const MethodSchema = v.object({
  type: v.optional(TextUpTo(maxNameLength), 'shipping'),
  destinations: v.optional(v.pipe(v.array(DestinationSchema), v.maxLength(maxDestinations)), []),
  selected_destination_id: v.nullish(TextUpTo(maxNameLength), null),
  groups: v.optional(
    v.pipe(v.array(v.object({ selected_option_id: v.nullish(TextUpTo(200), null) })), v.maxLength(1)),
    [],
  ),
})

/** The protocol's extension `fulfillment` of a checkout, with one way of delivery to one destination. */
export const FulfillmentSchema = v.optional(
  v.object({
    methods: v.optional(v.pipe(v.array(MethodSchema), v.maxLength(1, 'A checkout has one way of delivery.')), []),
  }),
)

type Fulfillment = v.InferOutput<typeof FulfillmentSchema>
export type AskedDelivery = Pick<AssistantDelivery, 'destination' | 'optionId'>

/**
 * Where the platform wants the delivery to go; `null` if it names no destination. A destination that it has named
 * before may be selected by its name, and has no `address`. A note says why the request cannot be carried out.
 */
export function readDelivery(
  asked: Fulfillment,
  before: AssistantDelivery | undefined,
): { delivery: (AskedDelivery & { address: PostalAddress | null }) | null; refusal: Note | null } {
  const method = asked?.methods[0]
  if (!method) return { delivery: null, refusal: null }
  const refused = (member: string, content: string) => {
    const path = `$.fulfillment.methods[0].${member}`
    const refusal: Note = { type: 'error', code: 'fulfillment_unavailable', content, severity: 'recoverable', path }
    return { delivery: null, refusal }
  }
  if (method.type !== 'shipping') return refused('type', 'The shop sends its parcels. The type is shipping.')
  const { destinations, selected_destination_id: selected, groups } = method
  const sent = destinations.map(({ id = ownName, ...address }) => ({
    destination: {
      id,
      ...v.parse(DeliveryPlaceSchema, { country: address.address_country, postcode: address.postal_code }),
    },
    address,
  }))
  const known = [...sent, ...(before ? [{ destination: before.destination, address: null }] : [])]
  const found = selected === null ? sent[0] : known.find(({ destination }) => destination.id === selected)
  if (found) return { delivery: { ...found, optionId: groups[0]?.selected_option_id ?? null }, refusal: null }
  return selected === null
    ? { delivery: null, refusal: null }
    : refused('selected_destination_id', 'The checkout has no destination with this id.')
}

/** True if the arguments of an operation name a destination, so that it may cost an estimate. */
export function namesDestination(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'fulfillment' in input
}
