import { decodeHTML } from 'entities'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { openAccountShop } from '../accounts.ts'
import { openHostedCheckout } from '../hosted-checkout.ts'
import { restock } from '../place-order.ts'
import { present } from '../recorded-fetch.ts'
import { textOf } from '../shop.ts'

/** What a form asks for and would send if nothing is touched. */
function readForm(html: string, action: string): { sent: URLSearchParams; empty: string[] } {
  const sent = new URLSearchParams()
  const empty: string[] = []
  let isInside = false
  const parser = new Parser({
    onopentag(tag, { type: kind = 'text', name = '', value = '', ...attributes }) {
      if (tag === 'form') isInside = attributes['action'] === action
      if (!isInside || tag !== 'input' || name === '') return
      const isSent = !['radio', 'checkbox'].includes(kind) || 'checked' in attributes
      if (isSent) sent.append(name, value)
      if (isSent && value === '' && kind !== 'hidden') empty.push(name)
    },
    onclosetag(tag) {
      if (tag === 'form') isInside = false
    },
  })
  parser.end(html)
  return { sent, empty }
}

function firstLink(html: string, pattern: RegExp): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => decodeHTML(href))
  return present(
    links.find((href) => pattern.test(href)),
    `link ${pattern}`,
  )
}

test('a signed-in customer with an address pays in six taps from the home page, and types the four fields of the card [TILL-04]', async () => {
  const { shop } = await openAccountShop()
  let taps = 0
  const tap = async (path: string) => {
    taps += 1
    return textOf(shop.get(path))
  }
  const listing = await tap(firstLink(await textOf(shop.get('/')), /^\/browse\/womens\/clothing\/knitwear$/))
  const product = await tap(firstLink(listing, /^\/p\/\d+\//))
  const sizes = [...product.matchAll(/<input type="radio"[^>]*name="size" value="([^"]+)"\/><span>[^<]+<\/span>/g)]
  const size = present(sizes[0]?.[1], 'size in stock')
  taps += 1
  const { sent } = readForm(product, '/bag/items')
  const added = await shop.post('/bag/items', { ...Object.fromEntries(sent), size })
  taps += 1
  const bag = await textOf(shop.get(present(added.headers.get('location'), 'bag')))
  taps += 1
  const start = await shop.get(firstLink(bag, /^\/checkout-identity$/))
  const hosted = await openHostedCheckout(present(start.headers.get('location'), 'checkout'))
  const payment = await hosted.show()
  const form = readForm(payment.html, '/checkout/payment')
  expect(form.sent.get('billing')).toBe('same')
  taps += 1
  const paid = await hosted.pay(payment.version)
  if (paid.status !== 'paid') throw new Error(`The payment ended at ${paid.location}`)
  await restock(paid.orderId)
  // The form of another billing address is not shown until it is chosen.
  const typed = form.empty.filter((name) => !name.startsWith('billing-'))
  expect(typed).toEqual(['cardNumber', 'cardName', 'cardExpiry', 'cardCode'])
  expect(taps).toBe(6)
})
