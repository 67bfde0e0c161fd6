import { describe, expect, test } from 'vitest'
import { openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { contentTypeUri, pageTitle } from '#shared/merchant.ts'

const shop = (town: string, rest: object = {}) => ({
  name: `${town} shop`,
  address: '1 High Street',
  town,
  latitude: 51,
  longitude: -2,
  ...rest,
})
const open = (content: Record<string, object> = {}) =>
  openShop({ broken: smallShop({ content }).services, vars: { PAGE_CACHE: 'off' } })

describe('static screens', () => {
  test("static screens show editors' content around their own tables [RTE-21, RTE-22, RTE-23]", async () => {
    const text = {
      _meta: { schema: contentTypeUri('text-block') },
      title: 'From the editors',
      body: 'Words',
    }
    for (const path of ['shop-finder', 'size-guide', 'cookies']) {
      const page = await textOf(open({ [`page/${path}`]: { title: 'Own title', content: [text] } }).get(`/eu/${path}`))
      expect(page).toContain(`<title>${escapeHtml(pageTitle('Own title'))}</title>`)
      expect(page).toContain('From the editors')
    }
    expect(await textOf(open().get('/size-guide'))).toContain(`<title>${escapeHtml(pageTitle('Size Guide'))}</title>`)
  })

  test('static screens find shops by town, and leave out an incomplete one [RTE-21]', async () => {
    const content = { 'shop-finder': { shops: [shop('Bath'), shop('York'), { name: 'Nowhere' }] } }
    const all = await textOf(open(content).get('/shop-finder'))
    expect([all.includes('Bath shop'), all.includes('York shop'), all.includes('Nowhere')]).toEqual([true, true, false])
    const found = await textOf(open(content).get('/shop-finder?town=york'))
    expect([found.includes('Bath shop'), found.includes('York shop')]).toEqual([false, true])
  })

  test('static screens name the nearest shops by the places of the content service, and leave out an incomplete place [RTE-21]', async () => {
    const shops = [shop('Bath'), shop('York', { latitude: 54, longitude: -1 })]
    const near = { name: 'Leeds', latitude: 53.8, longitude: -1.55, postcodes: ['LS'] }
    const content = { 'shop-finder': { shops, places: [{ name: 'Nowhere' }, near] } }
    const page = await textOf(open(content).get('/shop-finder?town=LS1%201AA'))
    expect(page).toMatch(/York shop.*miles from Leeds.*Bath shop.*miles from Leeds/s)
    expect(await textOf(open(content).get('/shop-finder?town=Nowhere'))).toContain('These are all our shops.')
  })

  test('the cookies page says how long a bag is kept, as configured [BAG-50] [D-29]', async () => {
    const lasting = async (days?: string) => {
      const keeper = openShop({
        broken: smallShop().services,
        vars: { PAGE_CACHE: 'off', ...(days && { CART_DAYS: days }) },
      })
      return /cart-id_….*?<td>(\d+ days)<\/td>/.exec(await textOf(keeper.get('/cookies')))?.[1]
    }
    expect([await lasting(), await lasting('12')]).toEqual(['7 days', '12 days'])
  })
})
