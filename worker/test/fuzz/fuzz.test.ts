import fc from 'fast-check'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import type { Ports } from '../../ports/ports.ts'
import { newAccount } from '../accounts.ts'
import { quietServices } from '../quiet-services.ts'
import { present, untilDone } from '../recorded-fetch.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop } from '../shop.ts'
import { type Body, malformedForm, malformedJson } from './malformed.ts'
import { type Target, targets } from './targets.ts'

const { bodies, seed, only } = inject('fuzz')
const origin = 'http://localhost:8787'
const maxMs = 5000
const maxFailures = 3
const longRun = 600_000
/** The methods of ports that change nothing. Any other method, also a new one, counts as a change. */
const reads: { [Port in keyof Ports]?: readonly (keyof NonNullable<Ports[Port]>)[] } = {
  catalogue: [
    'categoryTree',
    'listing',
    'count',
    'facets',
    'summaries',
    'product',
    'productIdOfSku',
    'stock',
    'soldItems',
  ],
  content: ['items'],
  contentIndex: ['pageSlugs'],
  contentVersion: ['current'],
  search: ['search', 'suggest', 'recommendations'],
  media: ['productMedia'],
  badges: ['badges'],
  channel: ['channel'],
  productIndex: ['has', 'pageCount', 'page'],
  cart: ['cart', 'checkoutUrl'],
  freeGifts: ['gifts', 'variantOfSku'],
  promotions: ['hasProfile', 'session'],
  payments: ['methods'],
  checkout: ['checkout'],
  customers: ['customer', 'isRegistered', 'consent', 'checkCredentials'],
  addresses: ['addresses'],
  sessions: ['isEnded'],
  orders: ['order', 'history', 'placement', 'placementsOfCart'],
  wishlists: ['wishlists'],
  stagedContent: ['item'],
}

const changes: string[] = []
/** The timeouts of the current request. */
const timers: ReturnType<typeof setTimeout>[] = []
let jar: ReadonlyMap<string, string>
let ports: Partial<Ports>

/** The ports with a record of every call that may change something. Such a call is not made. */
function watched(services: Ports): Partial<Ports> {
  return Object.fromEntries(
    Object.entries(services).map(([name, port]) => {
      if (port === null) return [name, port]
      const isRead = new Set<string>(reads[name as keyof Ports])
      const methods = Object.entries(port as Record<string, (...args: unknown[]) => unknown>).map(([method, call]) => [
        method,
        isRead.has(method)
          ? call
          : () => {
              changes.push(`${name}.${method}`)
              throw new Error(`A malformed body changed something: ${name}.${method}`)
            },
      ])
      return [name, Object.fromEntries(methods)]
    }),
  )
}

beforeAll(async () => {
  // Printed, so that a failure can be repeated: npm run fuzz -- --seed …
  console.info(`fuzz: ${bodies} bodies for each of ${targets.length} forms and operations, seed ${seed}`)
  const { email, password, customerId } = await newAccount()
  const { services } = sandboxServices()
  const shop = openShop()
  expect((await shop.post('/login', { email, password })).status).toBe(303)
  jar = new Map(shop.jar)
  const customer = present(await services.customers.customer({ customerId }, untilDone()), 'customer')
  ports = watched({
    ...services,
    ...quietServices(),
    customers: { ...services.customers, customer: async () => customer },
    addresses: { ...services.addresses, addresses: async () => [] },
    sessions: { ...services.sessions, isEnded: async () => false },
  })
  // All requests of this file are one to the runtime, which refuses more than 10,000 timeouts at a time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  const start = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...args: Parameters<typeof start>) => {
    const timer = start(...args)
    timers.push(timer)
    return timer
  }) as typeof setTimeout)
})

test.each(targets.filter(({ path }) => only === null || only.split(',').some((part) => path.startsWith(part))))(
  '$path refuses malformed bodies without a failure, a delay or a change',
  async (target) => {
    const sent = await bodiesFor(target)
    expect(sent.length).toBeGreaterThan(bodies / 2)
    const failures: unknown[] = []
    for (const body of sent) {
      changes.length = 0
      const { status, isFast } = await answerTo(target, body)
      if (status >= 500 || !isFast || changes.length > 0)
        failures.push({ status, isFast, changes: [...changes], type: body.type, text: textOf(body) })
      if (failures.length === maxFailures) break
    }
    expect(failures).toEqual([])
  },
  longRun,
)

async function bodiesFor(target: Target): Promise<Body[]> {
  if (target.kind === 'operation') return fc.sample(malformedJson(target), { numRuns: bodies, seed })
  // Some bodies are taken by chance. A form without input takes every body that can be read, so it gets fewer.
  const drawn = await Promise.all(fc.sample(malformedForm(target), { numRuns: bodies * 3, seed }))
  return drawn.filter((body) => body !== null).slice(0, bodies)
}

async function answerTo(target: Target, { type, bytes }: Body): Promise<{ status: number; isFast: boolean }> {
  // A form without input does not read its body, so it is sent by a guest, who has nothing to change.
  const isGuest = target.kind === 'form' && target.fields.length === 0
  const shop = openShop({ broken: ports, jar: new Map(isGuest ? [] : jar) })
  const late = new Promise<'late'>((resolve) => void setTimeout(() => resolve('late'), maxMs))
  const headers = { origin, ...(type && { 'content-type': type }) }
  const response = await Promise.race([shop.get(target.path, { method: 'POST', body: bytes, headers }), late])
  for (const left of timers.splice(0)) clearTimeout(left)
  if (response === 'late') return { status: 0, isFast: false }
  await response.body?.cancel()
  return { status: response.status, isFast: true }
}

function textOf({ bytes }: Body): string {
  return new TextDecoder().decode(bytes).slice(0, 300)
}
