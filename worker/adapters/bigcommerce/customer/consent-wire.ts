import * as v from 'valibot'
import { allGroups, type ConsentGroup, consentGroups } from '#shared/consent.ts'

/** The platform has no category for social media, so a yes to it stays in the browser. */
const categories = {
  essential: consentGroups.necessary,
  analytics: consentGroups.performance,
  functional: consentGroups.functional,
  targeting: consentGroups.targeting,
} as const

const CategoriesSchema = v.optional(v.array(v.picklist(['essential', 'functional', 'analytics', 'targeting'])), [])

/** `updated_at` is the time of the call, so it is not read. */
export const ConsentSchema = v.object({ allow: CategoriesSchema, deny: CategoriesSchema })

/** `null` if the customer never chose: both lists are empty. */
export function toGroups({ allow, deny }: v.InferOutput<typeof ConsentSchema>): ConsentGroup[] | null {
  if (allow.length + deny.length === 0) return null
  const allowed: ConsentGroup[] = allow.map((category) => categories[category])
  return allGroups.filter((group) => group === consentGroups.necessary || allowed.includes(group))
}

/** Each category is in one of the lists, because the platform keeps the state of those that are in none. */
export function toWireConsent(groups: readonly ConsentGroup[]) {
  const isAllowed = ([, group]: [string, ConsentGroup]) => group === consentGroups.necessary || groups.includes(group)
  const pairs = Object.entries(categories)
  return {
    allow: pairs.filter(isAllowed).map(([category]) => category),
    deny: pairs.filter((pair) => !isAllowed(pair)).map(([category]) => category),
  }
}
