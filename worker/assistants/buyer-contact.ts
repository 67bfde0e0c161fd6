import * as v from 'valibot'
import type { AssistantSession } from '../ports/assistant-session-port.ts'
import type { Message } from './protocol.ts'
import { TextUpTo } from './requests.ts'
import { buyerErrors, contactErrors, type FullContact } from '#shared/domain/wallet-contact.ts'
import { type WalletField, WalletFullContactSchema } from '#shared/domain/wallet.ts'
import type { Market } from '#shared/markets.ts'

/** For how long a buyer is known who does not pay. An estimate of delivery holds as long. */
const keptMs = 60 * 60_000

const optional = (length: number) => v.optional(TextUpTo(length), '')

/** An address of the protocol. Its country and its postcode decide the costs of delivery, and a payment needs the rest. */
export const postalAddress = {
  address_country: optional(8),
  postal_code: optional(32),
  street_address: optional(255),
  extended_address: optional(255),
  address_locality: optional(100),
  address_region: optional(100),
  first_name: optional(255),
  last_name: optional(255),
  phone_number: optional(50),
}
export const PostalAddressSchema = v.object(postalAddress)
export type PostalAddress = v.InferOutput<typeof PostalAddressSchema>

/** Who buys, as a payment needs it. */
export const buyerFields = {
  email: optional(254),
  first_name: optional(255),
  last_name: optional(255),
  phone_number: optional(50),
}
type Buyer = Partial<Record<keyof typeof buyerFields, string>>

type Asked = {
  buyer: Buyer | undefined
  /** `null` for a destination that the platform has sent before, and `undefined` if it names none. */
  address: PostalAddress | null | undefined
}

/** The session with the buyer of a checkout that is made or replaced. */
export function withContact(session: AssistantSession, { buyer = {}, address }: Asked): AssistantSession {
  const { email = '', first_name = '', last_name = '', phone_number = '' } = buyer
  const own = address === null ? session.contact?.of : address && toContact(address)
  const of = v.parse(WalletFullContactSchema, {
    ...own,
    emailAddress: email,
    givenName: own?.givenName || first_name,
    familyName: own?.familyName || last_name,
    phoneNumber: own?.phoneNumber || phone_number,
  })
  return { ...session, contact: { of, until: Date.now() + keptMs } }
}

/** An address as the wallets have it. */
export function toContact(address: PostalAddress): FullContact {
  return v.parse(WalletFullContactSchema, {
    countryCode: address.address_country,
    postalCode: address.postal_code,
    locality: address.address_locality,
    administrativeArea: address.address_region,
    addressLines: [address.street_address, address.extended_address],
    givenName: address.first_name,
    familyName: address.last_name,
    phoneNumber: address.phone_number,
  })
}

const destination = '$.fulfillment.methods[0].destinations[0]'
const paths: Partial<Record<WalletField, string>> = {
  countryCode: `${destination}.address_country`,
  addressLines: `${destination}.street_address`,
  locality: `${destination}.address_locality`,
  administrativeArea: `${destination}.address_region`,
  postalCode: `${destination}.postal_code`,
  name: '$.buyer.first_name',
  emailAddress: '$.buyer.email',
  phoneNumber: '$.buyer.phone_number',
}

/** What the contact lacks, by the rules of the wallets. Nothing is sent for a cart without `needsDelivery`. */
export function missingOf(
  { contact }: AssistantSession,
  { market, needsDelivery }: { market: Market; needsDelivery: boolean },
): Message[] {
  const of = contact?.of ?? v.parse(WalletFullContactSchema, {})
  const errors = [...(needsDelivery ? contactErrors(of, market) : []), ...buyerErrors(of)]
  const byField = new Map(errors.map(({ field, message }) => [field, message]))
  return [...byField].map(([field, content]) => {
    const path = field && paths[field]
    return { type: 'error', code: 'field_required', content, severity: 'recoverable', ...(path && { path }) }
  })
}
