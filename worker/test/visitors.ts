import { createSealer } from '../lib/sealed-value.ts'
import { sessionLifetimes } from '../ports/session-port.ts'
import { openAccountShop, sessionCookie } from './accounts.ts'
import { sandboxServices } from './sandbox.ts'
import { openShop } from './shop.ts'

type Shop = ReturnType<typeof openShop>

const hint = 'user-authenticated'
export const visitors = [
  'guest',
  'owner',
  'other customer',
  'expired session',
  'idle session',
  'ended session',
  'forged cookie',
  'hint only',
] as const
export type Visitor = (typeof visitors)[number]
export const signedIn: readonly Visitor[] = ['owner', 'other customer']

/**
 * `browser` opens a new browser for the visitor with the original cookies, because a request removes the hint of a
 * session that is over.
 */
export type Visitors = {
  owner: { id: number; email: string }
  browser(visitor: Visitor, options?: Parameters<typeof openShop>[0]): Shop
}

/**
 * Opens one browser for each kind of visitor. Only the owner of the session may act on the records; the other visitors
 * differ from the owner only in their cookies.
 */
export async function openVisitors(): Promise<Visitors> {
  const { configuration } = sandboxServices()
  const owner = await openAccountShop()
  const other = await openAccountShop()
  const sealed = async (change: object) => {
    const now = Date.now()
    const session = {
      id: crypto.randomUUID(),
      customer: owner.customerId,
      channels: null,
      startedAt: now,
      usedAt: now,
      ...change,
    }
    return createSealer(configuration.sessionKeys).seal('session', JSON.stringify(session))
  }
  const withSession = (session: string | null): [string, string][] => [
    [hint, '1'],
    ...(session === null ? [] : [[sessionCookie, session] satisfies [string, string]]),
  ]
  const { idleSeconds, absoluteSeconds } = sessionLifetimes
  const ended = await openAccountShop()
  const copy = ended.shop.jar.get(sessionCookie) ?? ''
  await ended.shop.post('/logout', {})
  const jars: Record<Visitor, [string, string][]> = {
    guest: [],
    owner: [...owner.shop.jar],
    'other customer': [...other.shop.jar],
    'expired session': withSession(await sealed({ startedAt: Date.now() - absoluteSeconds * 1000 })),
    'idle session': withSession(
      await sealed({ startedAt: Date.now() - idleSeconds * 1000, usedAt: Date.now() - idleSeconds * 1000 }),
    ),
    'ended session': withSession(copy),
    'forged cookie': withSession(
      await createSealer(['Zm9yZ2VkLWtleS1mb3JnZWQta2V5LWZvcmdlZC1rZXktMDE']).seal(
        'session',
        JSON.stringify({ customer: owner.customerId }),
      ),
    ),
    'hint only': withSession(null),
  }
  return {
    owner: { id: owner.customerId, email: owner.email },
    browser(visitor, options) {
      const shop = openShop(options)
      for (const [name, value] of jars[visitor]) shop.jar.set(name, value)
      return shop
    },
  }
}
