import { expect, test } from 'vitest'
import { openShop } from '../../test/shop.ts'
import { cartIdOf, smallShop } from '../../test/small-shop.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const block = (name: string, content: object) => ({
  ...content,
  _meta: { schema: contentTypeUri(name) },
})
const soon = { startDate: '2020-01-01T00:00:00Z', endDate: '2999-01-01T00:00:00Z', title: 'Last orders' }
const content = {
  'benefit-bar': block('benefit-bar', { items: [{ text: 'Free returns' }] }),
  'countdown-timer': block('countdown-timer', soon),
  footer: block('footer', { columns: [] }),
}

const orderPath = `/order-confirmation/${cartIdOf(markets.en)}/500`

/** What every page but an empty one has. */
const common = {
  'service bar': 'class="top-bar"',
  header: '<header',
  menu: 'id="menu"',
  'bag panel': 'data-name="cart-panel"',
  'wishlist panel': 'data-name="wishlist-panel"',
  'login dialog': 'data-name="login-panel"',
  notifications: 'data-name="notifications"',
  footer: '<footer',
  'bottom navigation': 'class="bottom-navigation"',
}

/** What only the default layout has. The filter panel is part of a listing. */
const ofDefault = {
  'locale button': 'Shopping in',
  'benefit bar': 'class="benefit-bar"',
  countdown: 'class="countdown-timer"',
  'added-to-bag pop-up': 'id="added-to-bag"',
  'locale panel': 'id="locale"',
  'newsletter panel': 'id="newsletter"',
  'search panel': 'data-name="search-panel"',
  'filter panel': 'id="filters"',
}

async function partsOf(path: string): Promise<string[]> {
  const { services } = smallShop({ content })
  const response = await openShop({ broken: services, vars: { PAGE_CACHE: 'off' } }).get(path)
  expect(response.status).toBe(200)
  const page = await response.text()
  return Object.entries({ ...common, ...ofDefault }).flatMap(([name, text]) => (page.includes(text) ? [name] : []))
}

test('a listing has all parts of the default layout [LAY-01] [LAY-03]', async () => {
  expect(await partsOf('/browse/womens')).toEqual([...Object.keys(common), ...Object.keys(ofDefault)])
})

test('a page of the checkout layout has all common parts and none of the others [LAY-01] [LAY-02] [LAY-15] [D-142]', async () => {
  expect(await partsOf(orderPath)).toEqual(Object.keys(common))
})

test('an editor’s preview has its bar on a listing, and not on a page of the checkout layout [LAY-02] [LAY-03] [D-142]', async () => {
  const { services } = smallShop({ content })
  const shop = openShop({ broken: services, vars: { PAGE_CACHE: 'off' } })
  await shop.get('/?domain=sandbox.staging.bigcontent.io')
  const hasBar = async (path: string) => (await (await shop.get(path)).text()).includes('class="preview-bar')
  expect([await hasBar('/browse/womens'), await hasBar(orderPath)]).toEqual([true, false])
})
