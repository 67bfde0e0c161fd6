import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { ProductDetails } from './product-details.tsx'
import { productFacts } from './product-facts.ts'
import { plainText, productText } from './product-text.ts'
import type { Product } from '#shared/domain/product.ts'
import { markets } from '#shared/markets.ts'
import { product } from '#shared/test/products.ts'

test('custom fields that have a value show by name, in their groups [PDP-08]', () => {
  const facts = productFacts({
    washcare: 'Machine wash at 30 degrees',
    fabric_composition: '100% cotton',
    product_fit: ' ',
    sleeve_length: 'Sleeveless',
    freegift: 'true',
    product_badge: 'New In',
  })
  expect(facts.fitAndSize).toEqual([{ label: 'Sleeve', text: 'Sleeveless' }])
  expect(facts.fabricAndCare.map(({ text }) => text)).toEqual(['100% cotton', 'Machine wash at 30 degrees'])
})

test('every field of the specification is read [PDP-08]', () => {
  const names = [
    'fabric_composition',
    'model_wears_displayed',
    'standard_measurements_displayed',
    'petite_model_displayed',
    'petite_measurements_displayed',
    'neck_collar_shape',
    'sleeve_length',
    'product_fit',
    'styling_length',
    'washcare',
  ]
  const facts = productFacts(Object.fromEntries(names.map((name) => [name, name])))
  expect([...facts.fitAndSize, ...facts.fabricAndCare].map(({ text }) => text).toSorted()).toEqual(names.toSorted())
})

test('how a product feels is said in words, beside as many stitches as its level, in an open disclosure [FEEL-02]', () => {
  const render = (feel: Product['feel']) =>
    htmlOf(<ProductDetails product={product({ feel })} market={markets.en} delivery={null} />)
  const html = render({ softness: 3, warmth: 5 })
  expect(html).toMatch(/<details class="accordion" open=""><summary>How it feels</)
  const [list = ''] = /<ul class="product-details__feel">.*?<\/ul>/.exec(html) ?? []
  const items = [...list.matchAll(/<li style="([^"]*)">(.*?)<\/li>/g)].map(([, style, text]) => [style, text])
  expect(items).toEqual([
    ['--level:5', 'Warmth: for frost'],
    ['--level:3', 'Next to skin: soft, a little tickle at first'],
  ])
  expect(render({})).not.toContain('How it feels')
})

test('a description keeps its paragraphs, lists and tables, and loses its other markup', () => {
  expect(
    productText(
      '<p>Soft &amp; <b>warm</b>.</p><p>Don&#39;t iron.<br>Ever</p><ul><li>One</li><li>Two<li></ul><ol><li>First</ol>Then',
    ),
  ).toEqual([
    { kind: 'paragraph', text: 'Soft & warm.' },
    { kind: 'paragraph', text: "Don't iron." },
    { kind: 'paragraph', text: 'Ever' },
    { kind: 'list', isOrdered: false, items: ['One', 'Two'] },
    { kind: 'list', isOrdered: true, items: ['First'] },
    { kind: 'paragraph', text: 'Then' },
  ])
  expect(
    productText(
      '<table><caption>Sizes</caption><tr><th>Size<th>Bust<tr><th>10</th><td>88<br><b>cm</b></td></tr><tr><td></td></tr></table>',
    ),
  ).toEqual([
    { kind: 'paragraph', text: 'Sizes' },
    {
      kind: 'table',
      rows: [
        [
          { isHeader: true, text: 'Size' },
          { isHeader: true, text: 'Bust' },
        ],
        [
          { isHeader: true, text: '10' },
          { isHeader: false, text: '88 cm' },
        ],
      ],
    },
  ])
  expect(productText('<ul><li>Sizes<ul><li>S</li></ul></li><li>Colours</li></ul><td>Red</td>')).toEqual([
    { kind: 'list', isOrdered: false, items: ['Sizes', 'S', 'Colours'] },
    { kind: 'paragraph', text: 'Red' },
  ])
  expect(productText('')).toEqual([])
})

test.each([
  ['<script>alert(1)</script>Safe', 'Safe'],
  ['Safe<script>alert(1)', 'Safe'],
  ['<style>p{}</style><!-- no --><p onclick="x()">Safe</p>', 'Safe'],
  ['<img src=x onerror=alert(1)>Safe<svg><a>no</a></svg>', 'Safe'],
  ['Safe<img src="x" ', 'Safe'],
  ['1 &lt; 2 &unknown; &#x1F9F5; &Uuml; &uuml; &copy &frac14;', '1 < 2 &unknown; 🧵 Ü ü © ¼'],
  ['<p title="a > b" data-x=\'"\'>Safe</p>', 'Safe'],
  ['A<!-- > -->B &#39;C&#39;', "AB 'C'"],
  ['<table><tr><td>One</td><td></td><td>two<table><tr><td>three</td></tr></table></td></tr></table>', 'One two three'],
])('only the text of %s is kept', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('encoded tags in a description stay text', () => {
  const html = htmlOf(
    <ProductDetails
      product={product({ description: '&lt;script&gt;alert(1)&lt;/script&gt;' })}
      market={markets.en}
      delivery={null}
    />,
  )
  expect(html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
})

test('a table of a description is a table on the page, with its headings', () => {
  const description = '<table><tr><th>Size</th><th>Bust</th></tr><tr><th>10</th><td>&gt; 88</td></tr></table>'
  const html = htmlOf(<ProductDetails product={product({ description })} market={markets.en} delivery={null} />)
  expect(html).toContain(
    '<table><tbody><tr><th scope="col">Size</th><th scope="col">Bust</th></tr>' +
      '<tr><th scope="row">10</th><td>&gt; 88</td></tr></tbody></table>',
  )
})

test('the delivery text is that of the market’s editors; without one, the terms beside the button say it', () => {
  const render = (markdown: string | null) =>
    htmlOf(
      <ProductDetails product={product()} market={markets.us} delivery={markdown === null ? null : { markdown }} />,
    )
  expect(render('Free over **$90**. See [returns](/returns).')).toContain(
    'Free over <strong>$90</strong>. See <a href="/us/returns">returns</a>.',
  )
  expect(render(null)).not.toContain('Delivery')
})

test('the details are independent disclosures, so that opening one does not close another and move its header', () => {
  const html = htmlOf(<ProductDetails product={product()} market={markets.en} delivery={{ markdown: 'Free' }} />)
  const disclosures = [...html.matchAll(/<details[^>]*>/g)].map(([tag]) => tag)
  expect(disclosures.length).toBeGreaterThan(1)
  for (const tag of disclosures) expect(tag).not.toContain('name=')
})
