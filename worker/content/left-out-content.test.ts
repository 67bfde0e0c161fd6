import { describe, expect, test } from 'vitest'
import { linesOf } from '../test/log-lines.ts'
import { openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'

const item = (type: string, fields: object) => ({
  ...fields,
  _meta: { schema: `https://selvedge.example/content/${type}`, deliveryId: type },
})

/** The log lines of a visit to a page with the blocks, and the page. */
async function visit(blocks: object[], level: string) {
  const { services } = smallShop({ content: { 'page/about': { title: 'About', content: blocks } } })
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
