import { expect, test } from 'vitest'
import type { Ports } from '../ports/ports.ts'
import { quietServices } from '../test/quiet-services.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { bindServices } from './bind-services.ts'
import { markets } from '#shared/markets.ts'

type Call = { request: object; signal: AbortSignal }

/** Services bound to the UK market whose catalogue and content record their calls. */
function boundServices(signal: AbortSignal) {
  const calls: Call[] = []
  const quiet = quietServices() as Ports
  const record = (request: object, callSignal: AbortSignal) => void calls.push({ request, signal: callSignal })
  const ports: Ports = {
    ...sandboxServices().services,
    catalogue: {
      ...quiet.catalogue,
      product: async (request, callSignal) => (record(request, callSignal), null),
      categoryTree: async (request, callSignal) => (record(request, callSignal), []),
    },
    content: {
      items: (request, callSignal) => (record(request, callSignal), quiet.content.items(request, callSignal)),
    },
  }
  return { calls, services: bindServices(ports, { market: markets.en, signal }) }
}

test('a bound service adds the market and the signal of the request to a call', async () => {
  const { signal } = new AbortController()
  const { calls, services } = boundServices(signal)
  await services.catalogue.product({ id: 7 })
  await services.catalogue.categoryTree()
  expect(calls).toEqual([
    { request: { market: markets.en, id: 7 }, signal },
    { request: { market: markets.en }, signal },
  ])
  expect(calls[0]?.signal).toBe(signal)
})

test('a bound service lets a call name another market and another signal', async () => {
  const { calls, services } = boundServices(new AbortController().signal)
  const otherSignal = new AbortController().signal
  await services.catalogue.product({ market: markets.us, id: 7 }, otherSignal)
  await services.content.items(['home'], { market: markets.eu })
  expect(calls.map(({ request }) => (request as { market: object }).market)).toEqual([markets.us, markets.eu])
  expect(calls[0]?.signal).toBe(otherSignal)
})

test('bound content asks for published items', async () => {
  const { calls, services } = boundServices(new AbortController().signal)
  await services.content.items(['home'])
  expect(calls[0]?.request).toEqual({ market: markets.en, keys: ['home'], source: { kind: 'published' } })
})
