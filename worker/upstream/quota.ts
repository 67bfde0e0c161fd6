/** A service's quota: the requests that are left, all of them, and the time at which it starts again (epoch ms). */
export type Quota = { left: number; total: number; resetAt: number }

/**
 * The quota in the headers of a response, `null` if there is none. The headers are BigCommerce's:
 * https://developer.bigcommerce.com/docs/start/best-practices/api-rate-limits
 */
export function quotaIn(headers: Headers, now: number): Quota | null {
  const number = (name: string) => {
    const text = headers.get(`x-rate-limit-${name}`)
    return text !== null && /^\d+$/.test(text) ? Number(text) : null
  }
  const [left, total, resetMs] = [number('requests-left'), number('requests-quota'), number('time-reset-ms')]
  return left === null || total === null || resetMs === null ? null : { left, total, resetAt: now + resetMs }
}
