import { type Change, createVendorCall } from './vendor.ts'
import { itemAttributes } from '#shared/promotion-item-attributes.ts'

type Account = { url: string; managementKey: string }
type Attribute = { id: number; name: string; type: string; subscribedApplicationsIds?: readonly number[] | null }

/**
 * The changes after which every application of the account has the attributes of cart items that the shop sends. An
 * existing attribute keeps its texts and gets the missing applications.
 *
 * @throws Error if an attribute exists with another type, which cannot be changed
 */
export async function planPromotionAttributes({ url, managementKey }: Account): Promise<Change[]> {
  const call = createVendorCall(url, { authorization: `ManagementKey-v1 ${managementKey}` })
  const applications = await call<{ data: { id: number }[] }>('GET', '/v1/applications?pageSize=1000')
  const ids = applications.data.map(({ id }) => id)
  const { data: existing } = await call<{ data: Attribute[] }>('GET', '/v1/attributes?entity=CartItem&pageSize=1000')
  return itemAttributes.flatMap(({ name, ...texts }): Change[] => {
    const attribute = existing.find((each) => each.name === name)
    const fixed = { entity: 'CartItem', name, type: 'number', suggestions: [], editable: true }
    if (!attribute) {
      const body = { ...fixed, ...texts, subscribedApplicationsIds: ids }
      return [{ what: `define the attribute ${name} of cart items`, apply: () => call('POST', '/v1/attributes', body) }]
    }
    if (attribute.type !== 'number')
      throw new Error(
        `The attribute ${name} of cart items has the type ${attribute.type}, and the shop sends a number.`,
      )
    const subscribed = attribute.subscribedApplicationsIds ?? []
    if (ids.every((id) => subscribed.includes(id))) return []
    const body = { ...texts, ...attribute, subscribedApplicationsIds: [...new Set([...subscribed, ...ids])] }
    return [
      {
        what: `give the attribute ${name} of cart items to all applications`,
        apply: () => call('PUT', `/v1/attributes/${attribute.id}`, body),
      },
    ]
  })
}
