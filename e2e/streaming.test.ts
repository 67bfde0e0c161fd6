import { connect } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import { productPath } from '../shared/routes.ts'
import * as messages from '../shared/messages/en.ts'
import { quickAdd } from '../shared/messages/listing.ts'
import { listedProducts, type ListedProduct } from './listing.ts'
import { expect, test } from './test.ts'

test('the first chunk of a product page is sent before a delayed deferred call ends', async ({ baseURL, request }) => {
  const gate = process.env['GATE'] ?? ''
  const product = await holdRecommendations(request, '/browse/mens')
  const chunks = readChunks(new URL(productPath(product), baseURL))

  let html = ''
  while (!html.includes('<h1')) html += (await chunks.next()).value ?? fail(html)
  await expect.poll(async () => Number(await (await request.get(`${gate}/held/${product.style}`)).text())).toBeGreaterThan(0)
  expect(html).toContain('data-name="buy-box"')
  expect(html).not.toContain('</html>')

  await request.post(`${gate}/release/${product.style}`)
  for await (const chunk of chunks) html += chunk
  expect(html).toContain(messages.productDetails.recommendations)
  expect(html).toContain('</html>')
})

test('what is streamed after the scripts have started comes to life as well', async ({ page, request }) => {
  const gate = process.env['GATE'] ?? ''
  const product = await holdRecommendations(request, '/browse/womens')
  await page.goto(productPath(product), { waitUntil: 'commit' })
  // The page's script is there, and has had its turn.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/run-page-')))
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  const trigger = page.getByRole('region', { name: messages.productDetails.recommendations }).getByRole('link', { name: quickAdd.title }).first()
  await expect(trigger).toHaveCount(0)

  await request.post(`${gate}/release/${product.style}`)
  await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
  await trigger.press('Enter')
  await expect(page.getByRole('dialog', { name: quickAdd.title })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(productPath(product))
})

/** Holds back what goes with a product of the listing; each repetition takes another, since answers are remembered. */
async function holdRecommendations(request: APIRequestContext, path: string): Promise<ListedProduct> {
  const product = (await listedProducts(request, path)).at(-1 - test.info().repeatEachIndex)
  if (!product) throw new Error('No product to look at.')
  await request.post(`${process.env['GATE']}/hold/${product.style}`)
  return product
}

/** The bytes of the answer as they come over a plain socket: nothing in between can join or hold back chunks. */
async function* readChunks(url: URL): AsyncGenerator<string, undefined> {
  const socket = connect({ host: '127.0.0.1', port: Number(url.port) })
  socket.write(`GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/html\r\nuser-agent: Mozilla/5.0 Chrome/140.0\r\nconnection: close\r\n\r\n`)
  for await (const chunk of socket) yield String(chunk)
  return undefined
}

function fail(html: string): never {
  throw new Error(`The page ended without a heading: ${html.slice(0, 300)}`)
}
