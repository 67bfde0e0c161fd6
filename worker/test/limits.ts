import { type LimiterName, limiterNames, type RateLimiter } from '../configuration/env.ts'

const none: RateLimiter = { limit: async ({ key }) => ({ success: key.startsWith('post ') }) }

/**
 * Rate limits that are all used up, but that of all posts, which would refuse a form before its own does. What is
 * counted by network needs a visitor with an address.
 */
export const usedUp = Object.fromEntries(limiterNames.map((name) => [name, none])) as Record<LimiterName, RateLimiter>

export const unlimited: RateLimiter = { limit: async () => ({ success: true }) }

/** An address that Cloudflare would set. */
export const anAddress = { 'cf-connecting-ip': '203.0.113.9' }
