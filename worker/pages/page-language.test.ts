import { describe, expect, test } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'
import { accountPages } from '#shared/domain/account-pages.ts'
import { marketPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

/**
 * Every page whose address has no parameter, except those that redirect a guest with an empty bag, and one of each
 * other kind.
 */
const paths = [
  ...Object.values(routes).flatMap(({ pattern, ...route }) =>
    pattern.includes(':') ||
    pattern === routes.checkoutIdentity.pattern ||
    pattern === routes.changeLine.pattern ||
    pattern === routes.sharedBag.pattern ||
    ('session' in route && route.session === 'required')
      ? []
      : [pattern],
  ),
  '/browse/womens',
  '/p/101/wrap-dress/Red',
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

  test('the pages of an account are in the language of the market [RTE-40]', async () => {
    const { shop } = await openAccountShop()
    for (const path of ['/my-account', ...Object.keys(accountPages).map((name) => `/my-account/${name}`)]) {
      const page = await textOf(shop.get(marketPath(market, path)))
      expect([path, /<html[^>]* lang="([^"]+)"/.exec(page)?.[1]]).toEqual([path, market.iso])
    }
  })

  test('a page has the messages of the one catalogue that is built into the Worker: a missing one does not compile, so there is no fallback [LOC-40] [D-170]', async () => {
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
