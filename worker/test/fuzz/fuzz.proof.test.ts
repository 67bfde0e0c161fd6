import fc from 'fast-check'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { createServices } from '../../adapters/services.ts'
import { createApp } from '../../app.ts'
import { newAccount } from '../accounts.ts'
import { quietServices } from '../quiet-services.ts'
import { present, untilDone } from '../recorded-fetch.ts'
import { sandboxServices } from '../sandbox.ts'
import { type BrokenPorts, openShop } from '../shop.ts'
import { failuresOf } from './judge.ts'
import { anyBody, type Body, malformedForm, malformedJson } from './malformed.ts'
import { draftHost, type Target, targets } from './targets.ts'
import { watchedPorts } from './watched-ports.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

const { bodies, only } = inject('fuzz')
const seed = inject('seed')
const origin = 'http://localhost:8787'
/** For a form that takes nearly every body drawn. */
const maxRounds = 20
const longRun = 600_000
/** Without it, the catalogue's operations read no body. */
const agent = 'profile="https://platform.example/.well-known/ucp"'
/** So that the webhooks exist. */
const vars = {
  WEBHOOK_SECRET: 'c2VjcmV0LW9mLXRoZS1mdXp6',
  ORDER_WEBHOOK_SECRET: 'c2VjcmV0LW9mLXRoZS1mdXp6',
  PREVIEW_DOMAINS: draftHost,
}
const changes: string[] = []
/** The timeouts of the current request. */
const timers: ReturnType<typeof setTimeout>[] = []
let jar: ReadonlyMap<string, string>
let ports: BrokenPorts

beforeAll(async () => {
  // Printed, so that a failure can be repeated: npm run fuzz -- --seed …
  console.info(`fuzz: ${bodies} bodies for each of ${targets.length} forms, operations and endpoints, seed ${seed}`)
  const { email, password, customerId } = await newAccount()
  const { services } = sandboxServices()
  const shop = openShop()
  expect((await shop.post('/login', { email, password })).status).toBe(303)
  jar = new Map(shop.jar)
  const customer = present(await services.customers.customer({ customerId }, untilDone()), 'customer')
  ports = watchedPorts(
    {
      ...services,
      ...quietServices(),
      customers: { ...services.customers, customer: async () => customer, addresses: async () => [] },
      sessions: { ...services.sessions, isEnded: async () => false },
    },
    changes,
  )
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
    expect(sent).toHaveLength(bodies)
    expect(await failuresOf(sent, { send: (body) => responseTo(target, body), changes })).toEqual([])
  },
  longRun,
)

async function bodiesFor(target: Target): Promise<Body[]> {
  if (target.kind === 'operation') return fc.sample(malformedJson(target), { numRuns: bodies, seed })
  if (target.kind === 'endpoint') return fc.sample(anyBody, { numRuns: bodies, seed })
  // Some bodies are taken by chance. A form without input takes every body that can be read.
  const refused: Body[] = []
  for (let round = 0; refused.length < bodies && round < maxRounds; round++) {
    const drawn = await Promise.all(fc.sample(malformedForm(target), { numRuns: bodies * 3, seed: seed + round }))
    refused.push(...drawn.filter((body) => body !== null))
  }
  return refused.slice(0, bodies)
}

async function responseTo(target: Target, { type, bytes }: Body): Promise<Response> {
  for (const left of timers.splice(0)) clearTimeout(left)
  // A form without input does not read its body, so it is sent by a guest, who has nothing to change.
  const isGuest = target.kind === 'form' && target.fields.length === 0
  const shop = openShop({ broken: ports, vars, jar: new Map(isGuest ? [] : jar) })
  const headers = { origin, 'ucp-agent': agent, ...(type && { 'content-type': type }) }
  return shop.get(target.path, { method: 'POST', body: bytes, headers })
}

test('every form, operation and endpoint that takes a body is fuzzed', () => {
  const fuzzed = new Set(targets.map((target) => ('pattern' in target ? target.pattern : target.path)))
  const taken = createApp(createServices)
    .routes.filter(({ method }) => method === 'POST')
    .map(({ path }) => withoutMarketPrefix(path))
    // Middleware is at every path.
    .filter((path) => path !== '/*' && !path.startsWith(`${endpoints.api.path}/:platform`))
  expect(taken.filter((path) => !fuzzed.has(path))).toEqual([])
})
