import { type LimiterName, limiterNames, type RateLimiter } from '../configuration/env.ts'

const none: RateLimiter = { limit: async ({ key }) => ({ success: key.startsWith('post ') }) }

/**
 * Rate limits that are all used up, but that of all posts, which would refuse a form before its own does. What is
 * counted by network needs a visitor with an address.
 */
export const usedUp = Object.fromEntries(limiterNames.map((name) => [name, none])) as Record<LimiterName, RateLimiter>

export const unlimited: RateLimiter = { limit: async () => ({ success: true }) }

/** The limits of wrangler.toml: tries a minute. */
export const most: Record<LimiterName, number> = {
  LIMIT_FEW: 5,
  LIMIT_ACCOUNTS: 7,
  LIMIT_ATTEMPTS: 10,
  LIMIT_LOOKUPS: 120,
  LIMIT_NETWORKS: 600,
  LIMIT_CALLS: 150,
  LIMIT_CART_CALLS: 100,
}

/**
 * Limits that count as those of one data centre do, but for a minute that does not end: the platform's begin again with
 * the clock's minute, which may end within a test. `counted` is how many tries were.
 */
export function dataCentre() {
  const counts = new Map<string, number>()
  const limiterOf = (name: LimiterName): RateLimiter => ({
    async limit({ key }) {
      const count = (counts.get(`${name} ${key}`) ?? 0) + 1
      counts.set(`${name} ${key}`, count)
      return { success: count <= most[name] }
    },
  })
  const bindings = Object.fromEntries(limiterNames.map((name) => [name, limiterOf(name)]))
  return { bindings, counted: () => [...counts.values()].reduce((sum, count) => sum + count, 0) }
}

/** An address that Cloudflare would set. */
export const anAddress = { 'cf-connecting-ip': '203.0.113.9' }
