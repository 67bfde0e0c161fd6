import { expect, test } from 'vitest'
import { createBigCommerceChannel } from '../adapters/bigcommerce/catalogue/channel.ts'
import type { CataloguePort } from '../ports/catalogue-port.ts'
import { recordedBigCommerce } from '../test/bigcommerce.ts'
import { json, untilDone } from '../test/recorded-fetch.ts'
import { createSharedReads, shareCatalogue } from './shared-reads.ts'
import { markets } from '#shared/markets.ts'

const channel = { data: { currencies: { default_currency: 'GBP' } } }
const store = { name: 'Selvedge' }

test("reads the channel's default currency and the store's name together, for the operator's checks, and caches them [LOC-43] [D-170]", async () => {
  const recorded = recordedBigCommerce(({ url }) => json(url.pathname.endsWith('/v2/store') ? store : channel))
  const clock = { at: 0 }
  const port = shareCatalogue(createBigCommerceChannel(recorded) as CataloguePort, {
    reads: createSharedReads(() => clock.at),
    waitUntil: () => {},
  })
  const ask = () => port.channel({ market: markets.en }, untilDone())
  expect(await Promise.all([ask(), ask()])).toEqual(
    Array.from({ length: 2 }, () => expect.objectContaining({ defaultCurrency: 'GBP', storeName: 'Selvedge' })),
  )
  await ask()
  expect(recorded.requests).toHaveLength(2)
  clock.at = 600_001
  await ask()
  expect(recorded.requests).toHaveLength(4)
})
