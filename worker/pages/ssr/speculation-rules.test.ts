import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules.ts'
import { markets } from '#shared/markets.ts'

type Rules = {
  prefetch: [
    {
      source: string
      eagerness: string
      where: { and: [{ href_matches: string[] }, { not: { href_matches: string } }, ...object[]] }
    },
  ]
}

function rulesOf(code: keyof typeof markets): Rules['prefetch'][0] {
  const [, json = ''] =
    /^<script type="speculationrules" nonce="n0nce">(.*)<\/script>$/.exec(speculationRules(markets[code], 'n0nce')) ??
    []
  return (JSON.parse(json) as Rules).prefetch[0]
}

/** True if the rules prefetch the page. They also exclude some links, which only a browser can check. */
function fetches(code: keyof typeof markets, path: string): boolean {
  const [{ href_matches: included }, { not }] = rulesOf(code).where.and
  const matches = (patterns: readonly string[]) =>
    patterns.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }))
  return matches(included) && !matches([not.href_matches])
}

test('pages are prefetched when their link is pressed, and not before', () => {
  expect(rulesOf('en')).toMatchObject({ source: 'document', eagerness: 'conservative' })
})

test.each(Object.values(markets))(
  'pages of the market $code are prefetched, those of other markets are not',
  ({ code }) => {
    for (const { code: other, prefix } of Object.values(markets))
      expect([other, fetches(code, `${prefix}/browse/womens`)]).toEqual([other, other === code])
  },
)

test.each(Object.values(markets))('personal pages and actions are not prefetched in $code', ({ code }) => {
  const { prefix } = markets[code]
  for (const path of [
    '/bag',
    '/bag/items',
    '/checkout',
    '/login',
    '/logout',
    '/wishlist',
    '/my-account',
    '/my-account/my-profile',
    '/order-confirmation/1/2',
    '/preview/exit',
    '/api/cart',
  ]) {
    expect([path, fetches(code, prefix + path)]).toEqual([path, false])
  }
  for (const path of ['/bags', '/browse/womens/bag', '/about-us'])
    expect([path, fetches(code, prefix + path)]).toEqual([path, true])
})
