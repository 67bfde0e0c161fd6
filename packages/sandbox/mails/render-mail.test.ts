import { expect, test } from 'vitest'
import type { MailPart } from './mail.ts'
import { renderMail } from './render-mail.ts'

const piece = {
  name: '2 × Tee <b>',
  detail: 'Sage, M',
  amount: '£40.00',
  picture: 'https://media.example/tee?w=200&fmt=auto',
  href: 'https://shop.example/us/p/7/tee/Sage',
}
const parts: MailPart[] = [
  { kind: 'paragraph', text: 'Dear Ada "& Co" <script>alert(1)</script>,' },
  { kind: 'picture', address: 'https://media.example/desk', href: 'https://shop.example/us', alt: 'A desk' },
  { kind: 'pieces', pieces: [piece] },
  { kind: 'amounts', rows: [{ label: 'Subtotal', amount: '£40.00' }], total: { label: 'Total', amount: '£43.95' } },
  { kind: 'lines', title: 'Delivered to', lines: ['Ada Byron', '12 Harbour Street'] },
  { kind: 'button', label: 'See your order', href: 'https://shop.example/us/my-account?a=1&b=2' },
]
const env = { SANDBOX_ORIGIN: 'https://sandbox.example' }
const band = 'https://sandbox.example/media/i/selvedge/wrap-meadow?w=1200&amp;h=64&amp;fmt=auto'
const mail = await renderMail(env, {
  recipient: 'ada@example.com',
  language: 'en',
  subject: 'Your order <1>',
  home: 'https://shop.example/us',
  parts,
})

test('has a text part with all words and links of the mail', () => {
  expect(mail.body).toBe(`Dear Ada "& Co" <script>alert(1)</script>,

2 × Tee <b> (Sage, M): £40.00
https://shop.example/us/p/7/tee/Sage

Subtotal: £40.00
Total: £43.95

Delivered to
Ada Byron
12 Harbour Street

See your order:
https://shop.example/us/my-account?a=1&b=2

With best wishes,
Selvedge`)
})

test('escapes every value in the HTML part', () => {
  expect(mail.html).not.toMatch(/<script|<b>|<1>/)
  expect(mail.html).toContain('Dear Ada &quot;&amp; Co&quot; &lt;script&gt;')
  expect(mail.html).toContain('href="https://shop.example/us/my-account?a=1&amp;b=2"')
})

test('has the words, pictures and links of the text part in its HTML part', () => {
  const words = ['Sage, M', '£43.95', 'Delivered to', '12 Harbour Street', 'See your order', 'With best wishes']
  expect(words.filter((word) => !mail.html.includes(word))).toEqual([])
  const addressesOf = (attribute: string) =>
    [...mail.html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, address]) => address)
  expect(addressesOf('src')).toEqual([
    band,
    'https://media.example/desk',
    'https://media.example/tee?w=200&amp;fmt=auto',
  ])
  expect(new Set(addressesOf('href'))).toEqual(
    new Set(['https://shop.example/us', piece.href, 'https://shop.example/us/my-account?a=1&amp;b=2']),
  )
})

test('begins with a band of one of the shop’s prints, which the text part does without', () => {
  expect(mail.html.indexOf(band)).toBeGreaterThan(0)
  expect(mail.html.indexOf(band)).toBeLessThan(mail.html.indexOf('<h1'))
  expect(mail.html).toContain(`src="${band}" alt=""`)
  expect(mail.body).not.toContain('wrap-')
})

test('is 600 pixels wide at most, and has no picture that only counts its readers', () => {
  const widths = [...mail.html.matchAll(/width="(\d+)"|width:(\d+)px/g)].map(([, one, other]) => Number(one ?? other))
  expect(Math.max(...widths)).toBe(600)
  expect(Math.min(...widths)).toBeGreaterThan(70)
})

test('names another colour for each of its inks and grounds in dark mode', () => {
  expect(mail.html).toMatch(/@media \(prefers-color-scheme: dark\) \{\s+\.ground \{ background: #1f1c18/)
  const classes = new Set([...mail.html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')))
  const missing = [...classes].filter((name) => !mail.html.includes(`  .${name} {`))
  expect(missing).toEqual([])
})

test('closes a German mail in German, and says that it is', async () => {
  const german = await renderMail(env, {
    recipient: 'ada@example.com',
    language: 'de',
    subject: 'Ihre Bestellung',
    home: 'https://shop.example/eu/de',
    parts: [{ kind: 'paragraph', text: 'Guten Tag Ada Byron,' }],
  })
  expect(german.body).toBe('Guten Tag Ada Byron,\n\nHerzliche Grüße\nSelvedge')
  expect(german.html).toContain('<html lang="de-DE">')
  expect(german.html).toContain('Herzliche Grüße<br />Selvedge')
})
