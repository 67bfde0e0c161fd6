import { describe, expect, test } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { linesOf } from '../../test/log-lines.ts'
import { openShop, textOf } from '../../test/shop.ts'
import { smallShop } from '../../test/small-shop.ts'
import { contentSlots } from './content-slots.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { brand, contentTypeUri } from '#shared/merchant.ts'

const item = (type: string, fields: object) => ({
  ...fields,
  _meta: { schema: contentTypeUri(type), deliveryId: type },
})

/** The log lines of a visit to a page with the blocks, and the page. */
async function visit(blocks: object[], level: string, fields: object = {}) {
  const { services } = smallShop({ content: { 'page/about': { title: 'About', content: blocks, ...fields } } })
  const shop = openShop({ broken: services, vars: { PAGE_CACHE: 'off', LOG_LEVEL: level } })
  let page = ''
  const lines = await linesOf(async () => {
    page = await textOf(shop.get('/about'))
  })
  return { page, lines: lines.filter(({ event }) => event === 'content-left-out') }
}

describe('the log of a page', () => {
  test('the log of a page has an error for text whose wavy tag is not closed, and the text stays as it is [CNT-28]', async () => {
    const { page, lines } = await visit([item('divider-one', { text: 'A [wavy]loose end' })], 'error')
    expect(page).toContain('A [wavy]loose end')
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'error',
        deliveryId: 'divider-one',
        reason: 'part-invalid',
        requestId: expect.stringMatching(/./),
        cause: expect.objectContaining({ message: 'wavy underline: no closing tag' }),
      }),
    ])
  })

  test.each([
    ['warn', 1],
    ['error', 0],
    ['none', 0],
  ])(
    'the log of a page at level %s has %i lines about a block that does not parse [CONST-04, CNT-09]',
    async (level, count) => {
      const { page, lines } = await visit([item('marquee', {}), item('divider-text', { text: 'Still here' })], level)
      expect(page).toContain('Still here')
      expect(lines).toHaveLength(count)
      for (const line of lines)
        expect(line).toMatchObject({ level: 'warn', reason: 'unknown-schema', requestId: expect.stringMatching(/./) })
    },
  )
})

test.each(['home', 'page/about'] as const)(
  'the page %s fails if the shop knows the type of none of its blocks, and so does the check of readiness [D-313]',
  async (key) => {
    const foreign = { content: [{ text: 'Hello', _meta: { schema: 'https://other.example/content/divider-text' } }] }
    const { services } = smallShop({ content: { [key]: { title: 'About', ...foreign } } })
    const shop = openShop({ broken: services, vars: { PAGE_CACHE: 'off' } })
    expect((await shop.get(key === 'home' ? '/' : '/about')).status).toBe(500)
    const { dependencies } = await (await shop.get('/health/ready')).json<{ dependencies: Record<string, string> }>()
    expect(dependencies['content']).toBe(key === 'home' ? 'unreachable' : 'ready')
  },
)

describe('a page whose fields are not as its schema says', () => {
  test('a page with a title of another kind keeps its blocks and other texts, and the log names the field [CNT-09, CNT-31, SEO-08]', async () => {
    const blocks = [item('divider-text', { text: 'Still here' })]
    const { page, lines } = await visit(blocks, 'warn', {
      title: 5,
      description: 'About us',
      socialTitle: '',
      desktopSticker: 'none',
    })
    expect(page).toContain('Still here')
    expect(page).toContain(`<title>${escapeHtml(brand)}</title>`)
    expect(page).toContain('<meta name="description" content="About us">')
    expect(page).not.toMatch(/property="og:title" content=""/)
    expect(lines).toEqual([
      expect.objectContaining({
        reason: 'part-invalid',
        issues: ['title: schema string', 'desktopSticker: schema custom'],
      }),
    ])
  })

  test('a filter that the shop does not have is left out of a listing’s filters and logged, and the others stay', async () => {
    const listing = { _meta: { schema: 'x' }, facets: ['price', 'mood', 'size', 'price'] }
    const lines = await linesOf(async () => {
      expect(contentSlots(listing, createLog('warn')).facetOrder).toEqual(['price', 'size'])
    })
    expect(lines).toEqual([expect.objectContaining({ event: 'content-left-out', reason: 'part-invalid' })])
  })

  test('an entry of a listing’s grid that is not content is left out and logged, and the other entries show [CNT-09, BLK-57]', async () => {
    const gridContent = [
      { after: 'two', content: item('divider-text', { text: 'Nowhere' }) },
      { after: 1, content: item('divider-text', { text: 'Between the rows' }) },
    ]
    const { grid } = contentSlots({ _meta: { schema: 'x' }, gridContent }, createLog('none'))
    expect(grid).toEqual([{ after: 1, item: gridContent[1]?.content }])
    const { services } = smallShop({ content: { 'listing/womens': { gridContent } } })
    const shop = openShop({ broken: services, vars: { PAGE_CACHE: 'off', LOG_LEVEL: 'warn' } })
    const lines = await linesOf(() => textOf(shop.get('/browse/womens')))
    expect(lines.filter(({ event }) => event === 'content-left-out')).toEqual([
      expect.objectContaining({ level: 'warn', issues: ['after: schema number'] }),
    ])
  })
})
