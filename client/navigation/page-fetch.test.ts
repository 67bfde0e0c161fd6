import { afterEach, expect, test, vi } from 'vitest'
import { fetchPage, fetchPageOrExplain } from './page-fetch.ts'
import { failedPage as messages } from '#shared/messages/failed-page.ts'

afterEach(() => void vi.unstubAllGlobals())

const url = 'https://shop.example/search?query=dress'
const { signal } = new AbortController()
const html = { 'content-type': 'text/html; charset=utf-8' }

/** The answers to the requests, in this order. */
function answer(...answers: (Response | Error)[]): void {
  vi.stubGlobal('fetch', async () => {
    const next = answers.shift()
    if (next instanceof Response) return next
    throw next
  })
}

const isOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

test('an error page of the shop is a page, and an outage if its status says so', async () => {
  answer(new Response('<main>', { status: 404, headers: html }), new Response('<main>', { status: 503, headers: html }))
  expect(await fetchPage(url)).toMatchObject({ html: '<main>', isOutage: false })
  expect(await fetchPage(url)).toMatchObject({ html: '<main>', isOutage: true })
})

test.each([
  ['an error in HTML that is not the shop’s', new Response('<h1>Bad gateway', { status: 502, headers: html })],
  ['an error that is no HTML', new Response('error code: 1015', { status: 429 })],
])('%s is no page', async (_name, response) => {
  answer(response)
  await expect(fetchPage(url)).rejects.toThrow(String(response.status))
})

test('a file, and a question of a proxy to the visitor, are left to the browser', async () => {
  answer(new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }))
  expect(await fetchPage(url)).toMatchObject({ html: '' })
  answer(new Response('<h1>Are you human?', { status: 403, headers: html }))
  expect((await fetchPage(url)).html).not.toContain('<main')
})

test.each([
  [true, messages.title, messages.message],
  [false, messages.offlineTitle, messages.offlineMessage],
])('a page that does not arrive while the browser is online: %s, is explained [D-242]', async (online, ...texts) => {
  isOnline(online)
  answer(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'))
  const page = await fetchPageOrExplain(url, signal)
  expect(page).toMatchObject({ url, isOutage: true, isStandIn: true })
  for (const text of texts) expect(page?.html).toContain(`>${text}</`)
  expect(page?.html).toContain('<a class="button" href="">Try again</a>')
})

test('a page that redirects to another site is left to the browser', async () => {
  answer(new TypeError('CORS'), Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }))
  expect(await fetchPageOrExplain(url, signal)).toBeNull()
})

test('a page that is no longer wanted is not explained', async () => {
  const controller = new AbortController()
  controller.abort()
  answer(new DOMException('aborted', 'AbortError'))
  await expect(fetchPageOrExplain(url, controller.signal)).rejects.toThrow('abort')
})
