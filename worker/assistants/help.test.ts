import { expect, test } from 'vitest'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { passagesOf } from './help-passages.ts'
import { rankPassages } from './rank-passages.ts'
import { contentTypeUri } from '#shared/merchant.ts'

type Shop = ReturnType<typeof openShop>
type Passage = { title: string; heading: string | null; text: string; url: string; language: string }
type Answer = {
  result?: { structuredContent: { passages: Passage[] } }
  error?: { code: number; message: string; data?: { code: string } }
}

async function ask(given: object, { shop = openShop(), path = '/api/mcp' }: { shop?: Shop; path?: string } = {}) {
  const response = await shop.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_help', arguments: given },
    }),
  })
  return { status: response.status, ...(await response.json<Answer>()) }
}

const passagesFor = async (query: string, country = 'GB', more: object = {}) =>
  present((await ask({ query, context: { address_country: country, ...more } })).result, 'result').structuredContent
    .passages

const words = (text: string) => text.replace(/&[#\w]+;|<[^>]*>/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ')

test.each([
  ['GB', 'How long do I have for returns?', '/returns', '28 days'],
  ['GB', 'is delivery free', '/delivery', '£'],
  ['GB', 'where is my parcel', '/help', 'dispatch e-mail'],
  ['GB', 'size measurements', '/size-guide', ''],
  ['US', 'free delivery', '/us/delivery', '$'],
  ['FR', 'What cannot come back', '/eu/returns', 'Earrings'],
])('a buyer in %s who asks %j is sent to %s [UCP-31]', async (...[country, query, path, text]) => {
  const found = await passagesFor(query, country)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThanOrEqual(5)
  const ofPage = found.filter(({ url }) => new URL(url).pathname === path)
  expect(ofPage.map((each) => `${each.heading} ${each.text}`).join(' ')).toContain(text)
})

test('every passage is a text of its page, in plain text and without links [UCP-31]', async () => {
  const shop = openShop()
  const queries = ['returns', 'delivery', 'size', 'wash', 'order', 'contact help']
  const all = (await Promise.all(queries.map((query) => passagesFor(query)))).flat()
  expect(all.length).toBeGreaterThan(8)
  for (const { url, title, heading, text } of all) {
    const page = words(await textOf(shop.get(new URL(url).pathname)))
    for (const line of [title, heading ?? '', ...text.replace(/…$/, '').split('\n')])
      expect(page).toContain(words(line).trim())
    expect(text).not.toMatch(/\*\*|\]\(|<|^#/m)
  }
})

test('a buyer who prefers another language of the market is answered in it [UCP-31]', async () => {
  const found = await passagesFor('Wie lange kann ich etwas zurückschicken?', 'DE', { language: 'de-DE' })
  expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['de']))
  const paths = found.map(({ url }) => new URL(url).pathname)
  expect(paths).toContain('/eu/de/returns')
})

test('nothing is invented for words that no page has [UCP-31]', async () => {
  expect(await passagesFor('xylophone zeppelin')).toEqual([])
})

test.each([[{ query: '' }], [{ query: 'a'.repeat(101) }], [{ query: 5 }], [{}]])(
  'a query has 1 to 100 characters, unlike %j [UCP-31]',
  async (given) => {
    expect(await ask(given)).toMatchObject({ status: 200, error: { code: -32602 } })
  },
)

test('help needs a profile at the address of the profile, and is off with the tools [UCP-31]', async () => {
  expect((await ask({ query: 'returns' }, { path: '/ucp/mcp' })).error?.data?.code).toBe('invalid_profile_url')
  expect((await ask({ query: 'returns' }, { shop: openShop({ vars: { UCP: 'catalog' } }) })).status).toBe(404)
})

test('is cached as content is, and an outage is an error and no empty list [UCP-31]', async () => {
  const { content } = sandboxServices().services
  let reads = 0
  const counted = {
    content: { items: (...args: Parameters<typeof content.items>) => (reads++, content.items(...args)) },
  }
  const query = { query: 'returns and refunds that are cached' }
  const shop = openShop({ broken: counted })
  await ask(query, { shop })
  await shop.settle()
  const before = reads
  expect(before).toBeGreaterThan(0)
  await ask(query, { shop })
  await shop.settle()
  await ask(query, { shop })
  expect(reads - before).toBeLessThanOrEqual(before)
  const down = { content: { items: () => Promise.reject(new DOMException('late', 'TimeoutError')) } }
  const failed = await ask({ query: 'an outage' }, { shop: openShop({ broken: down }) })
  expect([failed.status, failed.error?.code]).toEqual([503, -32000])
})

test('markup of editors does not reach an assistant, and its headings divide a text [UCP-31]', () => {
  const _meta = { schema: contentTypeUri('text-block') }
  const body =
    'Before <img src=x onerror=alert(1)> **bold** [link](/help).\n\n# Second\n\n- one\n- two\n\n| a | b |\n|--|--|\n| c | d |'
  const [first, second] = passagesOf([
    { _meta, title: 'First', body },
    { _meta: { schema: contentTypeUri('text-block') }, title: 5 },
  ])
  expect(first).toEqual({ heading: 'First', text: 'Before  bold link.', links: ['/help'] })
  expect(second).toEqual({ heading: 'Second', text: 'one\ntwo\na, b\nc, d', links: [] })
})

test('a rare word counts more than a common one, and accents and endings do not count [UCP-31]', () => {
  const of = (heading: string, text: string) => ({ title: 'Page', heading, text })
  const passages = [of('Posting', 'It is the post.'), of('Café', 'It is the one.'), of('Other', 'It is the rest.')]
  expect(rankPassages(passages, 'is it the cafe').map(({ heading }) => heading)).toEqual(['Café'])
  expect(rankPassages(passages, 'posted')[0]?.heading).toBe('Posting')
})
