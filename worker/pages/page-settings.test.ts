import { expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'

const shop = openShop({ vars: { FREE_DELIVERY_FROM: 'en=60,eu=90', PAGE_CACHE: 'off' } })

test.each([
  ['/cookies', '6000'],
  ['/eu/cookies', '9000'],
  ['/us/cookies', null],
  ['/bag', '6000'],
])('the document %s names the amount from which delivery is free in its market: %s', async (path, amount) => {
  const [start = ''] = /<html[^>]*>/.exec(await (await shop.get(path)).text()) ?? []
  expect(/data-free-from="?(\d+)/.exec(start)?.[1] ?? null).toBe(amount)
})
