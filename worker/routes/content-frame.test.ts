import { describe, expect, test } from 'vitest'
import { openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const domain = 'sandbox.staging.bigcontent.io'
const trusted = '0bf85aa1-9386-4068-adad-6b9a813f5ddb'
const schema = contentTypeUri('raw-html')
const fields = {
  title: 'A quiz',
  html: '<p id="quiz">Which lamp?</p>',
  css: '.quiz{color:red}</style><b>',
  javascript: "document.title = 'run'; '</script><b>'",
}
const block = (deliveryId: string) => ({ _meta: { schema, deliveryId }, ...fields })

function open(content: Record<string, object>, vars: Record<string, string> = { INLINE_HTML_IDS: trusted }) {
  return openShop({ broken: smallShop({ content }).services, vars: { PREVIEW_DOMAINS: domain, ...vars } })
}
const pages = (id: string, slug = 'page/quiz') => ({ [slug]: { content: [block(id)] } })
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
/** True if the content's code is part of the page itself and not of an attribute. */
const runs = (html: string) => /<script[^>]*>document\.title/.test(html) || /<p id="quiz">/.test(html)

describe('the frame of raw HTML', () => {
  test('the frame of raw HTML has no origin of its own, runs the HTML that it is given, and may be framed only by the shop and visualisations [BLK-80] [D-17]', async () => {
    const response = await open({}).get('/content-frame')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; default-src 'none'/)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toMatch(/base-uri 'none'; frame-ancestors 'self' https:\/\/\*\.amplience\.net$/)
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('raw HTML', () => {
  test('raw HTML is in the page as data for its frame, not as markup [BLK-80] [D-17]', async () => {
    const html = await textOf(open(pages('1c6e3b9e-0000-4000-8000-000000000001', 'page/framed')).get('/framed'))
    expect(html).toContain('data-raw-html="{&quot;title&quot;:&quot;A quiz&quot;')
    expect(runs(html)).toBe(false)
  })

  test('raw HTML that the shop trusts runs in the page with the nonce of each response, cached or not [BLK-80] [D-17]', async () => {
    const shop = open(pages(trusted))
    for (const state of ['miss', 'hit']) {
      const response = await shop.get('/quiz')
      const html = await response.text()
      await shop.settle()
      expect([response.headers.get('x-cache'), runs(html)]).toEqual([state, true])
      expect(html).toContain(`<script nonce="${nonceOf(response)}">document.title`)
      expect(html).toContain(`<style nonce="${nonceOf(response)}">.quiz`)
      expect(html).not.toMatch(/<\/(?:style|script)><b>/)
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonceOf(response)}'`)
    }
  })

  test('raw HTML that the shop trusts is framed in a page that is swapped in, where its script would not run [BLK-80] [D-17]', async () => {
    const html = await textOf(
      open(pages(trusted, 'page/swapped')).get('/swapped', { headers: { 'x-sv-navigation': '1' } }),
    )
    expect([runs(html), html.includes('data-raw-html')]).toEqual([false, true])
  })

  test('raw HTML never runs in a preview or in a visualisation [BLK-80] [D-17]', async () => {
    const shop = open(pages(trusted, 'page/previewed'))
    await shop.get(`/?domain=${domain}`)
    const previewed = await textOf(shop.get('/previewed'))
    const picture = await textOf(
      shop.get(`/amplience-visualization/${domain}/${trusted}`, {
        method: 'POST',
        body: JSON.stringify({ content: block(trusted) }),
        headers: { 'content-type': 'application/json', origin: 'http://localhost:8787' },
      }),
    )
    for (const html of [previewed, picture]) expect([runs(html), html.includes('data-raw-html')]).toEqual([false, true])
  })

  test('raw HTML never runs on the bag page [BLK-80] [D-17]', async () => {
    const html = await textOf(open({ 'bag-page': { content: [block(trusted)] } }).get('/bag'))
    expect(runs(html)).toBe(false)
  })
})
