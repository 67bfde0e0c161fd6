import { afterEach, expect, test, vi } from 'vitest'
import { fetchPage, fetchPageOrExplain } from './page-fetch.ts'
import { failedPage as messages } from '#shared/messages/failed-page.ts'

afterEach(() => void vi.unstubAllGlobals())

const url = 'https://shop.example/search?query=dress'
const asked = { url, hash: '', isTraversal: false }
const { signal } = new AbortController()
const html = { 'content-type': 'text/html; charset=utf-8' }

/** The answers to the requests, in this order. Returns the options of the requests. */
function answer(...answers: (Response | Error)[]): RequestInit[] {
  const requests: RequestInit[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests.push(init)
    const next = answers.shift()
    if (next instanceof Response) return next
    throw next
  })
  return requests
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
  const page = await fetchPageOrExplain(asked, signal)
  expect(page).toMatchObject({ url, isOutage: true, isStandIn: true })
  for (const text of texts) expect(page?.html).toContain(`>${text}</`)
  expect(page?.html).toContain('<a class="button" href="">Try again</a>')
})

test('the link of an error page that stands in for another has the fragment of the address [D-242]', async () => {
  isOnline(true)
  answer(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'))
  const { hash } = new URL('#size&copy="', url)
  const page = await fetchPageOrExplain({ ...asked, hash }, signal)
  expect(page?.html).toContain('<a class="button" href="#size&amp;copy=%22">')
})

test('Back to a page that does not arrive shows the copy in the cache of the browser, as it was swapped in or opened [D-242]', async () => {
  const failed = new TypeError('Failed to fetch')
  const copy = () => new Response('<main>copy', { headers: html })
  const requests = answer(failed, copy(), failed, failed, copy())
  const back = { ...asked, isTraversal: true }
  for (const _way of ['swapped in', 'opened'])
    expect(await fetchPageOrExplain(back, signal)).toMatchObject({ html: '<main>copy', isOutage: false })
  const stored = { cache: 'only-if-cached', mode: 'same-origin' }
  const swapHeaders = { 'x-sv-navigation': '1' }
  expect(requests).toMatchObject([
    { headers: swapHeaders },
    { ...stored, headers: swapHeaders },
    { headers: swapHeaders },
    { ...stored, headers: swapHeaders },
    { ...stored, headers: {} },
  ])
  expect(requests.at(-1)?.headers).toEqual({})
})

test('Back to a page that neither arrives nor is in the cache of the browser is explained [D-242]', async () => {
  isOnline(false)
  answer(...Array.from({ length: 4 }, () => new TypeError('Failed to fetch')))
  expect(await fetchPageOrExplain({ ...asked, isTraversal: true }, signal)).toMatchObject({ isStandIn: true })
})

test('a page that redirects to another site is left to the browser', async () => {
  answer(new TypeError('CORS'), Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }))
  expect(await fetchPageOrExplain(asked, signal)).toBeNull()
})

test('a page that is no longer wanted is not explained', async () => {
  const controller = new AbortController()
  controller.abort()
  answer(new DOMException('aborted', 'AbortError'))
  await expect(fetchPageOrExplain(asked, controller.signal)).rejects.toThrow('abort')
})
