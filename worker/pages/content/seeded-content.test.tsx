import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { Blocks } from '#client/blocks/blocks.tsx'
import { allBlocks, fieldIssuesOf } from '#client/blocks/registry.ts'
import { htmlOf } from '#client/test/html-of.ts'
import { type Market, markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import type { ContentItem } from '#shared/views.ts'

const schemaPrefix = contentTypeUri('')

let roots: ContentItem[] = []

beforeAll(async () => {
  const found = await Promise.all(allBlocks().map(({ name }) => itemsOf(contentTypeUri(name))))
  roots = found.flat()
})

test("every item of the demonstration content parses by its block's schema [BLK-81] [CNT-09]", () => {
  const items = roots.flatMap(itemsWithin)
  expect(items.length).toBeGreaterThan(500)
  const faults = items.flatMap((item) =>
    fieldIssuesOf(item).map((fault) => ({ item: item._meta.name, schema: item._meta.schema, ...fault })),
  )
  expect(faults).toEqual([])
})

test('each market has a home page, content pages, listing content, bag content and account content made of blocks [CNT-31] [CNT-03]', () => {
  for (const { contentPrefix } of Object.values(markets)) {
    const keys = roots
      .map(({ _meta }) => _meta.deliveryKey ?? '')
      .filter((key) => key.startsWith(contentPrefix))
      .map((key) => key.slice(contentPrefix.length))
    expect(keys).toEqual(
      expect.arrayContaining([
        'home',
        'bag-page',
        'my-account',
        'locale-selector-image',
        'listing/womens',
        'page/lookbook',
        'page/about-us',
        'page/other-stuff',
      ]),
    )
  }
})

test('rendering the demonstration content leaves nothing out', () => {
  const events: unknown[] = []
  for (const market of Object.values(markets)) {
    for (const item of roots.filter(({ _meta }) => _meta.deliveryKey?.startsWith(market.contentPrefix)))
      show(item, market, (event) => events.push(event))
  }
  expect(events).toEqual([])
})

test('the demonstration content uses the blocks that show what the shop can do', () => {
  const used = new Set(roots.flatMap(itemsWithin).map(({ _meta }) => _meta.schema.slice(schemaPrefix.length)))
  expect([...used]).toEqual(
    expect.arrayContaining([
      'accordion',
      'animated-text-banner',
      'hero-banner-two',
      'sticker',
      'two-col-tile-row',
      'live-shopping',
      'bag-page-slots',
      'my-account-image',
      'listing-slot',
    ]),
  )
})

/** All items of a content type, read from the content service. */
async function itemsOf(schema: string): Promise<ContentItem[]> {
  const found: ContentItem[] = []
  let cursor: string | undefined
  do {
    const body = {
      filterBy: [{ path: '/_meta/schema', value: schema }],
      page: { size: 100, ...(cursor && { cursor }) },
      parameters: { depth: 'all', format: 'inlined' },
    }
    const response = await fetch(
      `${(env as unknown as { AMPLIENCE_CONTENT_URL: string }).AMPLIENCE_CONTENT_URL}/content/filter`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
    const page: { responses: { content: ContentItem }[]; page: { nextCursor?: string } } = await response.json()
    found.push(...page.responses.map(({ content }) => content))
    cursor = page.page.nextCursor
  } while (cursor)
  return found
}

/** The item and all of our items inside it. */
function itemsWithin(value: unknown): ContentItem[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(itemsWithin)
  return isOwnItem(value) ? [value, ...below] : below
}

function isOwnItem(value: object): value is ContentItem {
  const { _meta: meta } = value as Partial<ContentItem>
  return typeof meta?.schema === 'string' && meta.schema.startsWith(schemaPrefix)
}

function show(item: ContentItem, market: Market, report: (event: unknown) => void): void {
  htmlOf(<Blocks items={[item]} market={market} report={report} />)
}
