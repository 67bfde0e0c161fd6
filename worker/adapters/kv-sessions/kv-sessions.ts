import type { SessionPort } from '../../ports/session-port.ts'
import { ServiceError } from '#shared/errors.ts'

type SessionsKv = Pick<KVNamespace, 'get' | 'put'>

/**
 * Ended sessions in a KV namespace: `ended:{session}`, and `ended-until:{customer}` with a time in epoch milliseconds.
 * Both expire after `lifetimeSeconds`, when every session that they end has expired.
 */
export function createKvSessions({ kv, lifetimeSeconds }: { kv: SessionsKv; lifetimeSeconds: number }): SessionPort {
  const options = { expirationTtl: lifetimeSeconds }
  return {
    isEnded: ({ id, customerId, startedAt }) =>
      callKv('read', async () => {
        const [ended, until] = await Promise.all([kv.get(`ended:${id}`), kv.get(`ended-until:${customerId}`)])
        return ended !== null || (until !== null && startedAt <= Number(until))
      }),
    end: ({ id }) => callKv('end', () => kv.put(`ended:${id}`, '1', options)),
    endAll: ({ customerId, until }) =>
      callKv('end-all', () => kv.put(`ended-until:${customerId}`, String(until), options)),
  }
}

async function callKv<Value>(operation: string, call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (cause) {
    throw new ServiceError('sessions', 'unavailable', { message: `sessions ${operation}: unavailable`, cause })
  }
}
