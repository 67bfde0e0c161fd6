import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../configuration/env.ts'
import type { OwnCart } from '../ports/code-reservation-port.ts'

const retryMs = 5 * 60_000

/**
 * Codes that a version before `CartOwner` has reserved. Its alarm releases them through the cart's object. Remove the
 * class, with a migration, once no alarm of it is left: two days after the deployment.
 */
export class CodeReservation extends DurableObject<Env> {
  override async alarm(): Promise<void> {
    await releaseEarlier(this.ctx.storage, this.env.CARTS)
  }
}

export async function releaseEarlier(
  storage: Pick<DurableObjectStorage, 'get' | 'deleteAll' | 'setAlarm'>,
  carts: Env['CARTS'],
): Promise<void> {
  const entry = await storage.get<OwnCart>('entry')
  const release = entry && (await carts.get(carts.idFromName(entry.cartId)).release(entry))
  if (release === 'being-paid' || release === 'failed') return storage.setAlarm(Date.now() + retryMs)
  await storage.deleteAll()
}
