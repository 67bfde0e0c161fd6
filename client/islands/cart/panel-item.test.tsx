import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lineOf } from '../../atoms/test/fake-worker.ts'
import { PriceReasons } from '../cart-details/price-reasons.tsx'
import { CartLine } from './cart-line.tsx'
import { LineForms } from './line-forms.tsx'
import type { LineItem } from '#shared/domain/cart.ts'
import { explainLine } from '#shared/domain/line-reasons.ts'
import { money } from '#shared/domain/money.ts'
import type { LinePrice } from '#shared/domain/promotions.ts'

const pounds = (amount: number) => money(amount, 'GBP')
const options = ['Color:Navy', 'Size:10'].map((pair, nameId) => ({
  name: pair.split(':')[0] ?? '',
  nameId,
  value: pair.split(':')[1] ?? '',
  valueId: null,
}))
const line = lineOf('a', { quantity: 2, options, url: 'http://platform.example/elsewhere', name: 'Smock & Son' })
const offer: LinePrice = {
  lineId: 'a',
  before: pounds(3998),
  now: pounds(3198),
  applied: [{ name: '20% off', code: 'KNIT', saving: pounds(800) }],
  display: 'percentOffWasNowPrice',
  lastUnitSaving: pounds(400),
}

function render(item: LineItem, price: LinePrice | null = null) {
  const reasons = explainLine(item, price)
  return renderToStaticMarkup(
    <CartLine
      line={item}
      reasons={reasons}
      level="available"
      imageWidth={200}
      language="en-US"
      prefix="/us"
      isUpdating={false}
      why={<PriceReasons line={item} reasons={reasons} />}
    >
      <button>Remove</button>
    </CartLine>,
  )
}

test('a line shows none of its internal options, such as the uid that tells gift cards apart [BAG-10]', () => {
  const uid = { name: 'uid', nameId: 9, value: 'a1b2c3d4', valueId: null }
  const html = render(lineOf('a', { sku: '100000', options: [...options, uid] }))
  expect(html).not.toMatch(/uid|a1b2c3d4/)
  expect(html).toContain('Navy')
})

test('a line links to the address of its product page itself, also if the name of the product has accents', () => {
  expect(render({ ...line, name: 'Crème Brûlée Dress' })).toContain('href="/us/p/11/creme-brulee-dress/Navy"')
})

test('a gift card, which is for one person, shows its quantity and no control to multiply it', () => {
  const forms = (item: LineItem) =>
    renderToStaticMarkup(<LineForms line={item} lines={[item]} prefix="" max={9} isLive={false} />)
  const card = lineOf('a', { sku: '100000', options, quantity: 1 })
  expect(render(card)).toContain('<dt>Quantity</dt><dd>1</dd>')
  expect(forms(card)).not.toContain('name="quantity"')
  expect(forms(card)).toContain('Remove')
  expect(forms(line)).toContain('name="quantity"')
})

test('a panel item shows image, name, price and attributes, and links to its product in its market [BAG-11] [BAG-16]', () => {
  const html = render({ ...line, sizeName: 'UK 10 · US 6' })
  for (const part of [
    '123456_Navy_1?w=200',
    'Smock &amp; Son',
    '£39.98',
    'Navy',
    '<dt>Size</dt><dd>UK 10 · US 6</dd>',
    'href="/us/p/11/smock-son/Navy"',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('platform.example')
})

test('the line of a gift card shows who gets it, when, and the message, each in its own direction, but not its id [BAG-10]', () => {
  const details = { Color: 'Meadow', 'Recipient name': 'Grace', 'Send date': '2026-12-03', Message: 'Happy birthday' }
  const card = lineOf('g', {
    sku: '100000-1',
    options: Object.entries({ ...details, uid: '7f3c', 'Your name': 'Ada' }).map(([name, value], nameId) => ({
      name,
      nameId,
      value,
      valueId: null,
    })),
  })
  const html = render(card)
  expect(html).toContain('<dd>Meadow</dd>')
  for (const part of ['Grace', 'December 3, 2026', 'Happy birthday'])
    expect(html).toContain(`<dd><bdi>${part}</bdi></dd>`)
  for (const part of ['7f3c', 'Ada']) expect(html).not.toContain(part)
})

test('a message of a gift card that is written like a day stays as it was typed', () => {
  const message = { name: 'Message', nameId: 1, value: '2026-12-25', valueId: null }
  expect(render(lineOf('g', { sku: '100000-1', options: [message] }))).toContain('<dd><bdi>2026-12-25</bdi></dd>')
})

test('the price of a panel item opens to the full price, each promotion and its code', () => {
  const html = render(line, offer)
  for (const part of ['Full price (2 × £19.99)', '−£8.00', '20% off', 'code KNIT', '£31.98'])
    expect(html).toContain(part)
})

test.each([
  ['percentOffWasNowPrice', ' 19% off'],
  ['moneyOffWasNowPrice', ' £7.99 off'],
  ['microLabel', ' Knitwear week'],
  [null, ' 19% off'],
] as const)('the price of a panel item with the display %s says %j [PROMO-42]', (display, text) => {
  const price = { ...offer, now: pounds(3199), applied: [{ name: 'Knitwear week', code: null, saving: pounds(799) }] }
  const [summary = ''] = /<summary>.*?<\/summary>/s.exec(render(line, { ...price, display })) ?? []
  expect(summary).toContain(`<small>${text}</small>`)
})

test('a price for another quantity is not shown', () => {
  expect(render({ ...line, quantity: 3 }, offer)).toContain('£59.97')
})

test('a free gift says that it is free, and has no link [BAG-17]', () => {
  const html = render({
    ...line,
    quantity: 1,
    isFreeGift: true,
    listPrice: pounds(0),
    salePrice: pounds(0),
    originalPrice: pounds(800),
  })
  for (const part of ['Free gift', '<b>Free </b>', 'worth £8.00', '<dt>Quantity</dt><dd>1</dd>'])
    expect(html).toContain(part)
  expect(html).not.toContain('href')
})
