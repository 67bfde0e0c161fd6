import { DurableObject } from 'cloudflare:workers'
import type { Env } from './configuration/env.ts'
import { createLeases } from './objects/lease.ts'
import type { ClaimedLink, MailedLinkPort } from './ports/mailed-link-port.ts'

const usedKey = 'used'
/** Clocks differ between data centres. */
const graceMs = 60_000

/** One mailed link that was opened. It forgets itself when the link has expired. */
export class MailedLink extends DurableObject<Env> implements MailedLinkPort {
  readonly #leases = createLeases(this.ctx.storage)

  async use({ until }: { until: number }): Promise<boolean> {
    // Nothing else runs in the object while it waits for its storage.
    if (await this.ctx.storage.get(usedKey)) return false
    await Promise.all([this.ctx.storage.put(usedKey, true), this.ctx.storage.setAlarm(until + graceMs)])
    return true
  }

  async claim({ until }: { until: number }): Promise<ClaimedLink> {
    if (await this.ctx.storage.get(usedKey)) return { status: 'used' }
    const lease = await this.#leases.take()
    if (!lease) return { status: 'busy' }
    await this.ctx.storage.setAlarm(until + graceMs)
    return { status: 'claimed', claim: lease.id }
  }

  async release({ claim }: { claim: string }): Promise<void> {
    await this.#leases.release(claim)
  }

  override async alarm() {
    await this.ctx.storage.deleteAll()
  }
}
