import { describe, expect, test } from 'vitest'
import { markets, marketPath } from '../../shared/markets.ts'
import * as messages from '../../shared/messages/en.ts'
import { openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'

const paths = [
  '/',
  '/browse/womens',
  '/p/101/wrap-dress/Red',
  '/search?query=mug',
  '/bag',
  '/shop-finder',
  '/size-guide',
  '/cookies',
  '/help',
  '/no-such-page',
]

describe.each(Object.values(markets))('in $code', (market) => {
  test.each(paths)('%s is in the language of its market, whatever the visitor prefers [RTE-40]', async (path) => {
    const page = await textOf(
      openShop({ broken: smallShop().services }).get(marketPath(market, path), {
        headers: { 'accept-language': 'pl' },
      }),
    )
    expect(page).toMatch(new RegExp(`<html[^>]* lang="${market.iso}"`))
  })

  test('the Worker contains the messages of every market, so no page loads a message catalogue [LOC-40]', async () => {
    const page = await textOf(openShop({ broken: smallShop().services }).get(marketPath(market, '/no-such-page')))
    for (const text of [
      messages.error.notFoundTitle,
      messages.error.notFoundMessage,
      messages.shell.bag,
      messages.shell.mainNavigation,
      'This page could not be found',
    ])
      expect(page).toContain(text)
  })
})
