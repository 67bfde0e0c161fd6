import type { Signer } from '../lib/signed-value.ts'

const purpose = 'wallet-return'
const parameter = 'payment'

/** The address to which the bank returns, bound to the order whose payment waits there. */
export async function signReturn(signer: Signer, base: string, orderId: number): Promise<string> {
  const url = new URL(base)
  url.searchParams.set(parameter, await signer.sign(purpose, String(orderId)))
  return url.href
}

/** The order of a return address, or `null` if we did not make the address. */
export async function readReturn(signer: Signer, query: Readonly<Record<string, string>>): Promise<number | null> {
  const orderId = await signer.verify(purpose, query[parameter] ?? '')
  return orderId === null ? null : Number(orderId)
}
