import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import { replacing } from '../lib/lazily.ts'
import { withStockOf } from '../ports/other-stock.ts'
import { buyable } from '../test/buyable.ts'
import { recordedLog, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { createIsolateCaches } from './isolate-caches.ts'
import { type CreateServices, createServices } from './services.ts'
import { markets } from '#shared/markets.ts'

const market = markets.us
const UnitsSchema = v.record(v.string(), v.number())

/** The stock of an ERP, as docs/updates.md has it. */
const own: Parameters<CreateServices>[0]['own'] = (ports, { env: settings, callOf }) => {
  const { OWN_ERP_URL: url = '', OWN_ERP_KEY: key = '' } = settings
  const call = callOf('own', 2000, { authorization: `Bearer ${key}` })
  return replacing(ports, {
    catalogue: withStockOf(ports.catalogue, async ({ skus }, signal) => {
      const units = await call('units', UnitsSchema, { url: `${url}/units?skus=${skus.join(',')}`, signal })
      return new Map(Object.entries(units))
    }),
  })
}

test('a port of the merchant’s own calls its system with the settings of that, and the shop has them nowhere else', async () => {
  const bindings = { ...env, OWN_ERP_URL: 'https://erp.example', OWN_ERP_KEY: 'a-key' } as unknown as Env
  const { log, lines } = recordedLog()
  const erpKeys = new Set<string | null>()
  const otherHeaders: string[] = []
  const configuration = parseConfiguration(bindings)
  const { catalogue } = createServices({
    configuration,
    env: bindings,
    log,
    waitUntil: () => {},
    caches: createIsolateCaches(),
    own,
    upstream: {
      fetch: async (input, init) => {
        const { host, searchParams } = new URL(input)
        const headers = new Headers(init.headers)
        if (host !== 'erp.example') {
          otherHeaders.push(...headers.values())
          return fetch(input, init)
        }
        erpKeys.add(headers.get('authorization'))
        const skus = searchParams.get('skus')?.split(',') ?? []
        return Response.json(Object.fromEntries(skus.map((sku) => [sku, 2])))
      },
    },
  })
  const { product } = await buyable(sandboxServices().services.catalogue, market)
  const read = await catalogue.product({ market, id: product.id }, untilDone())
  expect(new Set(read?.variants.map(({ stock }) => stock))).toEqual(new Set([2]))
  expect(erpKeys).toEqual(new Set(['Bearer a-key']))
  expect(otherHeaders.length).toBeGreaterThan(0)
  expect(JSON.stringify([configuration, lines, otherHeaders])).not.toContain('a-key')
})
