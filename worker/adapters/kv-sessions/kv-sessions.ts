import { ServiceError } from '../../../shared/errors.ts'
import type { SessionPort } from '../../ports/session-port.ts'

type SessionsKv = Pick<KVNamespace, 'get' | 'put'>

/**
 * Ended sessions in a KV namespace: `ended:{session}`, and `ended-until:{customer}` with a time in epoch milliseconds.
 * Both expire after `lifetimeSeconds`, when every session that they end has expired.
 */
export function createKvSessions({ kv, lifetimeSeconds }: { kv: SessionsKv; lifetimeSeconds: number }): SessionPort {
  const kept = { expirationTtl: lifetimeSeconds }
  return {
    isEnded: ({ id, customerId, startedAt }) =>
      asked('read', async () => {
        const [ended, until] = await Promise.all([kv.get(`ended:${id}`), kv.get(`ended-until:${customerId}`)])
        return ended !== null || (until !== null && startedAt <= Number(until))
      }),
    end: ({ id }) => asked('end', () => kv.put(`ended:${id}`, '1', kept)),
    endAll: ({ customerId, until }) => asked('end-all', () => kv.put(`ended-until:${customerId}`, String(until), kept)),
  }
}

async function asked<Answer>(operation: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    throw new ServiceError('sessions', 'unavailable', { message: `sessions ${operation}: unavailable`, cause })
  }
}
