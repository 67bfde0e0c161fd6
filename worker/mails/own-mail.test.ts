import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { inLanguage } from '../language/language.ts'
import { ownMail } from './own-mail.ts'
import { brand } from '#shared/merchant.ts'

const draft = {
  email: 'ada@example.com',
  locale: 'en-GB',
  home: 'https://shop.example/us',
  subject: 'Your order <1>',
  before: ['You asked for "this" & <b>that</b>.'],
  button: { label: 'See your order', href: 'https://shop.example/us/find-order/link?link=a&b=1' },
  after: ['It works once.'],
}

test('both parts of a mail say the same, and nothing in it is markup [ORDP-12]', () => {
  const { text, html } = ownMail(draft)
  expect(text).toBe(
    `You asked for "this" & <b>that</b>.\n\nSee your order:\nhttps://shop.example/us/find-order/link?link=a&b=1\n\nIt works once.\n\nWith best wishes,\n${brand}`,
  )
  const words = decodeHTML(html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, ' '))
  for (const part of [draft.subject, ...draft.before, draft.button.label, ...draft.after, 'With best wishes,'])
    expect(words).toContain(part)
  expect(html).toContain('href="https://shop.example/us/find-order/link?link=a&amp;b=1"')
  expect(html).not.toContain('<b>')
})

test('a mail begins with a woven band, which is no picture [ORDP-12]', () => {
  const { html } = ownMail(draft)
  const [, band = ''] = /<div style="height:12px;background:#9e3d26;([^"]+)"><\/div>/.exec(html) ?? []
  expect(band).toMatch(/^background-image:repeating-linear-gradient\(90deg(,#[0-9a-f]{6} \d+(px)? \d+px)+\)$/)
  expect(html.indexOf(band)).toBeLessThan(html.indexOf('<h1'))
})

test('a mail loads nothing, names its language, has one heading and no table that a screen reader reads as one [ORDP-12]', () => {
  const { html } = ownMail(draft)
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=/)
  expect(html).toContain('<html lang="en-GB">')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<table/g)).toEqual(html.match(/<table(?= role="presentation")/g))
})

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('words of a mail have enough contrast, in light and in dark mode [ORDP-12]', () => {
  const { html } = ownMail(draft)
  const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? []
  const inDark = (name: string, property: string) =>
    new RegExp(`\\.${name}\\{[^}]*?${property}:(#[0-9a-f]{6})!important`).exec(dark)?.[1] ?? ''
  const pairs = [
    ['#24211c', '#fbf7f0'],
    ['#5c5548', '#fbf7f0'],
    [inDark('ink', 'color'), inDark('ground', 'background')],
    [inDark('soft', 'color'), inDark('ground', 'background')],
    [inDark('button', ';color'), inDark('button', 'background')],
  ]
  for (const [ink = '', paper = ''] of pairs) {
    expect(html).toContain(ink)
    const [light = 0, deep = 0] = [luminance(ink), luminance(paper)].toSorted((one, other) => other - one)
    expect([ink, paper, (light + 0.05) / (deep + 0.05) >= 4.5]).toEqual([ink, paper, true])
  }
})

test('a mail without a button has none in either part [ORDP-12]', () => {
  const { text, html } = ownMail({ ...draft, button: null })
  expect(text).toBe(`You asked for "this" & <b>that</b>.\n\nIt works once.\n\nWith best wishes,\n${brand}`)
  expect(html).not.toContain('class="button"')
})

test('a mail of a German page is in German [ORDP-12]', () => {
  expect(inLanguage('de', () => ownMail(draft)).text).toContain('Herzliche Grüße')
})
