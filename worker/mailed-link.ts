import { DurableObject } from 'cloudflare:workers'
import type { Env } from './configuration/env.ts'
import type { MailedLinkPort } from './ports/mailed-link-port.ts'

const usedKey = 'used'
/** Clocks differ between data centres. */
const graceMs = 60_000

/** One mailed link that was opened. It forgets itself when the link has expired. */
export class MailedLink extends DurableObject<Env> implements MailedLinkPort {
  async use({ until }: { until: number }): Promise<boolean> {
    // Nothing else runs in the object while it waits for its storage.
    if (await this.ctx.storage.get(usedKey)) return false
    await Promise.all([this.ctx.storage.put(usedKey, true), this.ctx.storage.setAlarm(until + graceMs)])
    return true
  }

  override async alarm() {
    await this.ctx.storage.deleteAll()
  }
}
