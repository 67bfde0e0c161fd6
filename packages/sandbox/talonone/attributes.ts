import type { Application } from './applications.ts'
import { findAttributes } from './attribute-store.ts'
import type { CustomerSessionBody } from './bodies.ts'
import { additionalCostIds } from './engine/rewards.ts'
import { invalid, type Problem } from './refusal.ts'

type Values = Readonly<Record<string, unknown>>
type Definition = { entity: string; types: Readonly<Record<string, readonly string[]>> }

const text = ['string'] as const
// A storefront may store its ids as numbers or strings.
const identifier = ['string', 'number'] as const

const session: Definition = {
  entity: 'CustomerSession',
  types: { Locale: text, Channel: identifier, ShippingCountry: text, ShippingMethod: text, PaymentMethod: text },
}
const profile: Definition = {
  entity: 'CustomerProfile',
  types: {
    Name: text,
    Email: text,
    Phone: text,
    Gender: text,
    Birthday: text,
    SignupDate: text,
    Language: text,
    Locale: text,
    PaymentMethod: text,
    BillingCountry: text,
    BillingCity: text,
    ShippingCountry: text,
    ShippingCity: text,
  },
}

/** @throws Refusal 400 for an attribute or additional cost that the application does not have, or of the wrong type. */
export async function requireKnownAttributes(
  db: D1Database,
  { id }: Application,
  { attributes, additionalCosts, cartItems }: CustomerSessionBody,
): Promise<void> {
  const root = '/customerSession'
  const names = new Set(cartItems?.flatMap((item) => Object.keys(item.attributes ?? {})))
  const custom = names.size > 0 ? await findAttributes(db, [...names]) : []
  const subscribed = custom.filter(({ subscribedApplicationsIds }) => subscribedApplicationsIds.includes(id))
  const cartItem = {
    entity: 'CartItem',
    types: Object.fromEntries(subscribed.map(({ name, type }) => [name, [type]])),
  }
  const items = (cartItems ?? []).flatMap((item, index) => [
    ...problemsOf(cartItem, item.attributes, `${root}/cartItems/${index}/attributes`),
    ...costProblems(item.additionalCosts, `${root}/cartItems/${index}/additionalCosts`),
  ])
  refuseAny([
    ...problemsOf(session, attributes, `${root}/attributes`),
    ...costProblems(additionalCosts, `${root}/additionalCosts`),
    ...items,
  ])
}

/** @throws Refusal 400 */
export function requireKnownProfileAttributes(attributes: Values | null | undefined): void {
  refuseAny(problemsOf(profile, attributes, '/attributes'))
}

function problemsOf({ entity, types }: Definition, values: Values | null | undefined, pointer: string): Problem[] {
  return Object.entries(values ?? {}).flatMap(([name, value]) => {
    const source = { pointer: `${pointer}/${name}` }
    const expected = Object.hasOwn(types, name) ? types[name] : undefined
    if (!expected)
      return [{ title: 'Unknown', details: `The attribute "${name}" is not defined on ${entity} entities.`, source }]
    if (value === null || expected.includes(typeof value)) return []
    return [{ title: 'Invalid type', details: `The attribute "${name}" must be a ${expected[0]}.`, source }]
  })
}

function costProblems(costs: Values | null | undefined, pointer: string): Problem[] {
  return Object.keys(costs ?? {})
    .filter((name) => !Object.hasOwn(additionalCostIds, name))
    .map((name) => ({
      title: 'Unknown',
      details: `The additional cost "${name}" is not defined.`,
      source: { pointer: `${pointer}/${name}` },
    }))
}

function refuseAny(problems: readonly Problem[]) {
  if (problems.length > 0) throw invalid(problems)
}
