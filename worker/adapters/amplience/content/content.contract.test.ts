import { describe, expect, test } from 'vitest'
import { markets } from '#shared/markets.ts'
import { untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const shell = ['desktop-navigation', 'mobile-navigation', 'footer', 'benefit-bar', 'app-header'] as const

describe.each(Object.values(markets))('content of market $code', (market) => {
  test('the content of each market has the shell, and null for a key that does not exist [CNT-01, CNT-02, CNT-03]', async () => {
    const { content } = sandboxServices().services
    const items = await content.items(
      { market, keys: [...shell, 'page/no-such-page'], source: { kind: 'published' } },
      untilDone(),
    )
    for (const key of shell)
      expect(items[key]).toMatchObject({ _meta: { deliveryKey: `${market.contentPrefix}${key}` } })
    expect(items['page/no-such-page']).toBeNull()
  })
})
