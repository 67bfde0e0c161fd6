import type { Signer } from '../lib/signed-value.ts'

/** The largest id that is looked at. */
export const maxIdLength = 200

const purpose = 'assistant-resource'
const separator = '~'

/** A cart of the protocol, or one of its checkouts. `session` is the name of its object, and never leaves the shop. */
export type Resource = { kind: 'cart'; session: string } | { kind: 'checkout'; session: string; number: number }

/** The id that a platform gets: it says nothing of the commerce platform's cart, and only the shop can make one. */
export function signResource(signer: Signer, resource: Resource): Promise<string> {
  const { kind, session } = resource
  const number = resource.kind === 'checkout' ? [resource.number] : []
  return signer.sign(purpose, [kind, session, ...number].join(separator))
}

/** The resource of an id; `null` if the shop has not made it. */
export async function openResource(signer: Signer, id: string): Promise<Resource | null> {
  if (id.length > maxIdLength) return null
  const [kind, session = '', number = ''] = (await signer.verify(purpose, id))?.split(separator) ?? []
  if (kind === 'cart') return { kind, session }
  return kind === 'checkout' ? { kind, session, number: Number(number) } : null
}
