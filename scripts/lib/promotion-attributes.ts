import { itemAttributes } from '../../shared/promotion-item-attributes.ts'

type Account = { url: string; managementKey: string }
type Attribute = { id: number; name: string; type: string; subscribedApplicationsIds?: readonly number[] | null }
/** A change to the account. `apply` makes it. */
export type AttributeChange = { name: string; change: 'create' | 'subscribe'; apply: () => Promise<void> }

/**
 * The changes after which every application of the account has the attributes of cart items that the shop sends; none
 * if it has. An existing attribute keeps its texts and gets the missing applications.
 *
 * @throws Error if an attribute exists with another type, which cannot be changed
 */
export async function planPromotionAttributes({ url, managementKey }: Account): Promise<AttributeChange[]> {
  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await fetch(`${url}/v1/${path}`, {
      method,
      headers: { authorization: `ManagementKey-v1 ${managementKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(
        `${method} /v1/${path} responded with ${response.status}: ${(await response.text()).slice(0, 300)}`,
      )
    return (await response.json()) as Body
  }
  const applications = await call<{ data: { id: number }[] }>('GET', 'applications?pageSize=1000')
  const ids = applications.data.map(({ id }) => id)
  const { data: existing } = await call<{ data: Attribute[] }>('GET', 'attributes?entity=CartItem&pageSize=1000')
  return itemAttributes.flatMap(({ name, ...texts }): AttributeChange[] => {
    const attribute = existing.find((each) => each.name === name)
    const fixed = { entity: 'CartItem', name, type: 'number', suggestions: [], editable: true }
    if (!attribute) {
      const body = { ...fixed, ...texts, subscribedApplicationsIds: ids }
      return [{ name, change: 'create', apply: () => call('POST', 'attributes', body) }]
    }
    if (attribute.type !== 'number')
      throw new Error(
        `The attribute ${name} of cart items has the type ${attribute.type}, and the shop sends a number.`,
      )
    const subscribed = attribute.subscribedApplicationsIds ?? []
    if (ids.every((id) => subscribed.includes(id))) return []
    const body = { ...texts, ...attribute, subscribedApplicationsIds: [...new Set([...subscribed, ...ids])] }
    return [{ name, change: 'subscribe', apply: () => call('PUT', `attributes/${attribute.id}`, body) }]
  })
}
