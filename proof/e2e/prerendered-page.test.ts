import { agreeWithJournal, isRecorded } from './data-layer.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'

test('a page that the browser renders in advance records nothing and loads no third party until it is shown, and then counts as viewed once', async ({
  page,
  context,
}) => {
  const path = await productWith(page, '/browse/womens', (html) => html.includes('class="option-group__choice"'))
  await agreeWithJournal(context)
  // Playwright cannot show a prerendered page.
  await context.addInitScript(`{
    let isPrerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering })
    globalThis.events = []
    document.addEventListener('sv:event', ({ detail: { event } }) => events.push([event, isPrerendering]))
    globalThis.show = () => {
      isPrerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
    }
  }`)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const thirdParties = () => requested.filter((address) => address.startsWith('/scripts/'))
  const loaded = page.waitForResponse('**/assets/run-page-*.js')
  await page.goto(path)
  await loaded
  await waitUntilInteractive(page, 'buy-box')
  await page.waitForLoadState('networkidle')
  expect(thirdParties()).toEqual([])
  await page.evaluate('show()')
  const { pathname } = new URL(page.url())
  await isRecorded(page, { event: 'page_view', path: pathname })
  await isRecorded(page, { event: 'view_item', path: pathname })
  await expect.poll(thirdParties).not.toEqual([])
  expect(await page.evaluate('events.filter(([, isPrerendering]) => isPrerendering)')).toEqual([])
})
