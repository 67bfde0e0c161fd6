import { describe, expect, test } from 'vitest'
import { PartialContentError } from '../ports/content-port.ts'
import type { Ports } from '../ports/ports.ts'
import { openShop } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'
import { ServiceError } from '#shared/errors.ts'
import * as messages from '#shared/messages/shop.ts'
import type { ContentItem } from '#shared/views.ts'

const outage = new ServiceError('content', 'unavailable', { status: 503 })

/** A small shop whose content service has only the given keys; every other key fails. */
function shopWithOnly(...up: string[]) {
  const { services } = smallShop()
  const items: Ports['content']['items'] = async (request, signal) => {
    const found = Object.entries<ContentItem | null>(await services.content!.items(request, signal))
    const available = Object.fromEntries(found.filter(([key]) => up.includes(key)))
    if (Object.keys(available).length < found.length) throw new PartialContentError(outage, available)
    return available as Awaited<ReturnType<Ports['content']['items']>>
  }
  return openShop({ broken: { ...services, content: { items } }, vars: { LOG_LEVEL: 'none' } })
}

describe('a page whose optional content cannot be loaded', () => {
  test.each([
    ['/browse/womens', 'product-card__name'],
    ['/size-guide', 'Size Guide'],
    ['/shop-finder', messages.shopFinder.unavailable],
    ['/cookies', 'user-authenticated'],
    ['/bag', 'Your shopping bag is empty'],
    ['/login', 'name="password"'],
  ])('the page %s is served without that content, and is not cached [CNT-09, CNT-32, D-153]', async (path, shows) => {
    const shop = shopWithOnly('desktop-navigation', 'mobile-navigation')
    const response = await shop.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(shows)
    await shop.settle()
    expect((await shop.get(path)).headers.get('x-cache')).not.toBe('hit')
  })

  test('the page of the shop finder does not say that there are no shops [CNT-09, D-153]', async () => {
    const response = await shopWithOnly('desktop-navigation', 'mobile-navigation').get('/shop-finder')
    expect(await response.text()).not.toContain(messages.shopFinder.none)
  })

  test.each(['desktop-navigation', 'mobile-navigation'])(
    'a page whose %s cannot be loaded is the error page [CNT-06, D-153]',
    async (key) => {
      const others = ['desktop-navigation', 'mobile-navigation', 'page/help', 'footer'].filter((each) => each !== key)
      expect((await shopWithOnly(...others).get('/help')).status).toBe(500)
    },
  )
})
