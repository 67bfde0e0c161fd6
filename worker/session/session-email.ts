import type { Visit } from '../context/visit.ts'

/** The e-mail address of the session's customer; `null` for a guest. A failure is logged as `event` and gives `null`. */
export async function sessionEmail(visit: Visit, event: string, signal?: AbortSignal): Promise<string | null> {
  const { customer, services, log } = visit
  if (!customer) return null
  const found = await services.customers.customer({ customerId: customer.id }, signal).catch(log.fallback(event, null))
  return found?.email ?? null
}
