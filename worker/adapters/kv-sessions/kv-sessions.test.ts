import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Env } from '../../configuration/env.ts'
import { createKvSessions } from './kv-sessions.ts'

const kv = (env as unknown as Env).SESSIONS
const session = { id: 'one', customerId: 71, startedAt: 1000 }

describe('ended sessions', () => {
  test('sessions can end one by one, or all of a customer up to a point in time', async () => {
    const sessions = createKvSessions({ kv, lifetimeSeconds: 3600 })
    expect(await sessions.isEnded(session)).toBe(false)
    await sessions.end({ id: 'other' })
    expect(await sessions.isEnded(session)).toBe(false)
    await sessions.end(session)
    expect(await sessions.isEnded(session)).toBe(true)
    await sessions.endAll({ customerId: 72, until: 2000 })
    expect(await sessions.isEnded({ id: 'third', customerId: 72, startedAt: 2000 })).toBe(true)
    expect(await sessions.isEnded({ id: 'third', customerId: 72, startedAt: 2001 })).toBe(false)
    expect(await sessions.isEnded({ id: 'third', customerId: 73, startedAt: 1 })).toBe(false)
  })

  test('sessions throw an outage if the store does not respond, and are never treated as valid then', async () => {
    const down = () => Promise.reject(new Error('no answer'))
    const sessions = createKvSessions({ kv: { get: down, put: down }, lifetimeSeconds: 3600 })
    await expect(sessions.isEnded(session)).rejects.toMatchObject({ service: 'sessions', kind: 'unavailable' })
    await expect(sessions.end(session)).rejects.toMatchObject({ service: 'sessions' })
    await expect(sessions.endAll({ customerId: 1, until: 1 })).rejects.toMatchObject({ service: 'sessions' })
  })
})
