import { connect } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

test(
  'the products of a listing are sent while its filters are still loading',
  { tag: '@gate' },
  async ({ baseURL, request }) => {
    const { path, isHeld, release } = await holdFacets(request, { minPrice: 3 })
    const chunks = readChunks(new URL(path, baseURL))

    let html = ''
    while (!html.includes('refinements__groups')) html += (await chunks.next()).value ?? fail(html)
    await expect.poll(isHeld).toBe(true)
    expect(html).toContain('<article')
    expect(html).not.toContain('refinements__group--size')

    await release()
    for await (const chunk of chunks) html += chunk
    expect(html).toContain('refinements__group--size')
    expect(html).toContain('</html>')
  },
)

test('a filter panel that is opened while its filters load says so, and shows and counts them then [PLP-21]', async ({
  page,
  request,
}) => {
  const { path, release } = await holdFacets(request, { minPrice: 5 })
  await page.goto(path, { waitUntil: 'commit' })
  // The page's script has loaded.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/run-page-')),
  )
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  await page.getByRole('link', { name: messages.listing.filter }).click()
  const panel = page.getByRole('dialog', { name: messages.listing.filter })
  await expect(panel).toBeVisible()
  const said = () =>
    panel.locator('.refinements__groups').evaluate((groups) => getComputedStyle(groups, '::before').content)
  expect(await said()).toBe(`"${messages.listing.loadingFilters}"`)

  await release()
  await expect.poll(said).toBe('none')
  const count = panel.getByRole('status')
  const before = await count.textContent()
  await panel.getByRole('checkbox').first().check()
  await expect(count).not.toHaveText(before ?? '')
})

/**
 * Holds back the facets (the page's filters) of a listing that no other test uses. Each repetition takes another
 * listing, because responses are cached.
 */
async function holdFacets(request: APIRequestContext, { minPrice }: { minPrice: number }) {
  // A proxy between the shop and the sandbox that can hold back requests.
  const gate = process.env['GATE'] ?? ''
  const price = minPrice + 10 * test.info().repeatEachIndex
  const text = encodeURIComponent(`query Facets&&"minPrice":${price},`)
  await request.post(`${gate}/hold/${text}`)
  return {
    path: `/browse/womens?filters[price]=${price}-987`,
    isHeld: async () => Number(await (await request.get(`${gate}/held/${text}`)).text()) > 0,
    release: async () => void (await request.post(`${gate}/release/${text}`)),
  }
}

/** The bytes of the response from a plain socket, because an HTTP client may buffer chunks. */
async function* readChunks(url: URL): AsyncGenerator<string, undefined> {
  const socket = connect({ host: '127.0.0.1', port: Number(url.port) })
  socket.write(
    `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/html\r\nuser-agent: Mozilla/5.0 Chrome/140.0\r\nconnection: close\r\n\r\n`,
  )
  for await (const chunk of socket) yield String(chunk)
  return undefined
}

function fail(html: string): never {
  throw new Error(`The page ended without its filters: ${html.slice(0, 300)}`)
}
