import type { Visit } from '../context/visit.ts'
import { createSealer } from '../lib/sealed-value.ts'
import { createSigner } from '../lib/signed-value.ts'
import type { OwnedCart } from '../ports/cart-owner-port.ts'
import type { Ports } from '../ports/ports.ts'
import { writeCartId } from '../session/cart-cookie.ts'
import { writeCoupons } from '../session/coupon-cookie.ts'
import { recordedLog } from './recorded-fetch.ts'
import { visitWith } from './visit.ts'
import { markets } from '#shared/markets.ts'
import { channelIds } from '#shared/test/by-market.ts'

type Parts = NonNullable<Parameters<typeof visitWith>[0]>

const keys = ['bmV3LWtleS1uZXcta2V5LW5ldy1rZXktbmV3LWtleTA']

/**
 * A browser by hand: each of its visits sends the cookies that the earlier ones have written. `cartId` and `coupons`
 * are what it has already. The default market uses `engine`, if there is one. The cart's own object carries out the
 * rules.
 */
export function openBrowser({
  cartId,
  coupons = [],
  engine = null,
  ...parts
}: Parts & { cartId?: string; coupons?: string[]; engine?: Partial<Ports['promotions']> } = {}) {
  const jar = new Map<string, string>()
  const { log, lines } = recordedLog()
  const configuration = {
    cartDays: 7,
    bigCommerce: { channelIds },
    promotions: engine && { locales: markets.en.code },
  } as unknown as Visit['configuration']
  const given = {
    log,
    configuration,
    ports: { promotions: engine, payments: null } as unknown as Ports,
    signer: createSigner(keys),
    sealer: createSealer(keys),
    ...(cartId !== undefined && { owned: { cartId, presses: rememberedPresses() } as unknown as OwnedCart }),
    ...parts,
  }

  /** One visit, whose cookies the browser has afterwards. `changes` are parts of this visit only. */
  async function visit<Value>(work: (visit: Visit) => Value, changes: Parts = {}): Promise<Awaited<Value>> {
    const made = visitWith({ ...given, ...changes, sent: Object.fromEntries(jar) })
    try {
      return await work(made.visit)
    } finally {
      await made.settled()
      for (const [name, cookie] of made.written) {
        if (cookie) jar.set(name, cookie.value)
        else jar.delete(name)
      }
    }
  }

  return {
    jar,
    /** What was logged as an error. */
    errors: () => lines.filter(([level]) => level === 'error').map(([, event]) => event),
    async visit<Value>(work: (visit: Visit) => Value, changes?: Parts): Promise<Awaited<Value>> {
      if (jar.size === 0 && cartId !== undefined) await visit((first) => writeCartId(first, cartId))
      if (coupons.length > 0) await visit((first) => writeCoupons(first, coupons.splice(0)))
      return visit(work, changes)
    },
  }
}

function rememberedPresses(): Pick<OwnedCart['presses'], 'isDone' | 'done' | 'forget' | 'unknown'> {
  const known = new Set<string>()
  return {
    isDone: async (key) => known.has(key),
    done: async (key) => void known.add(key),
    forget: async (key) => void known.delete(key),
    unknown: async () => undefined,
  }
}
