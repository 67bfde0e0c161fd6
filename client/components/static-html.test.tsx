import fc from 'fast-check'
import { createContext, Suspense, useState } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defineIsland } from '../island/define-island.tsx'
import { ProductCard } from './product-card/product-card.tsx'
import { staticHtml } from './static-html.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import { markets } from '#shared/markets.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 30 })
const money = fc.record({ amount: fc.integer({ min: 0, max: 1_000_000 }), currency: fc.constant('GBP' as const) })
const colour = fc.record({
  name: text,
  valueId: fc.nat(),
  hexes: fc.array(fc.stringMatching(/^#[\da-f]{6}$/), { maxLength: 4 }),
})
const product: fc.Arbitrary<ProductSummary> = fc
  .record({
    id: fc.nat(),
    style: fc.stringMatching(/^\d{6}$/),
    name: text,
    slug: fc.stringMatching(/^[a-z-]{1,20}$/),
    price: fc.option(fc.record({ price: money, special: fc.option(money) })),
    colours: fc.uniqueArray(colour, { maxLength: 11, selector: ({ name }) => name }),
    sizes: fc.array(text, { maxLength: 9 }),
    lengths: fc.array(text, { maxLength: 3 }),
    fabric: fc.option(text),
    badge: fc.option(text),
    badges: fc.array(
      fc.record({
        kind: fc.constant('microLabel' as const),
        text,
        colours: fc.constant(null),
        link: fc.constant(null),
        pdpText: fc.constant(null),
      }),
      { maxLength: 2 },
    ),
    isAvailable: fc.boolean(),
    isFreeGift: fc.boolean(),
  })
  .map((summary) => ({ ...summary, colour: summary.colours[0] ?? null }))

describe('static HTML', () => {
  test("static HTML equals React's output for any card", () => {
    const loading = fc.constantFrom('lazy' as const, 'eager' as const, 'first' as const)
    fc.assert(
      fc.property(product, loading, (summary, how) => {
        const card = (
          <ProductCard
            product={summary}
            market={markets.eu}
            mediaBase="https://media.example/i/a"
            loading={how}
            heading="h2"
            hasFacts
          />
        )
        // React would also hoist a preload of the first picture.
        expect(staticHtml(card)).toBe(renderToStaticMarkup(card).replace(/^<link rel="preload"[^>]*>/, ''))
      }),
    )
  })

  test.each([
    [<p key="1">{'<script>&"\''}</p>],
    [<input key="2" type="checkbox" disabled required={false} name={'a"b'} />],
    [<input key="radio" type="radio" name="a" defaultChecked />],
    [<input key="other" type="radio" name="a" defaultChecked={false} autoFocus={false} />],
    [<input key="value" type="number" min={0} defaultValue={7} />],
    [
      <label key="3" htmlFor="x" className="a b" data-on={true} aria-hidden={false} hidden>
        {[1, 'two', null, false, <br key="b" />]}
      </label>,
    ],
    [
      <svg key="4" viewBox="0 0 1 1" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
        <path d="M0 0" />
      </svg>,
    ],
    [<i key="5" style={{ background: 'red', '--ink-colour': '#123456', borderTopColor: 'blue' } as object} title="" />],
    [<div key="6" dangerouslySetInnerHTML={{ __html: '<b>raw</b>' }} />],
    [
      <>
        <b>a</b>
        {0}
        {''}
      </>,
    ],
  ])('static HTML equals React’s output for $type', (element) => {
    expect(staticHtml(element)).toBe(renderToStaticMarkup(element))
  })

  test('static HTML leaves an island to React, with the marks between texts that hydration needs', () => {
    const Counter = defineIsland('counter', 'load', function Counter({ count }: { count: number }) {
      const [shown] = useState(count)
      return (
        <p>
          {shown} of {9}
        </p>
      )
    })
    const island = <Counter count={3} />
    expect(staticHtml(<div>{island}</div>)).toBe(`<div>${renderToString(island)}</div>`)
    expect(staticHtml(island)).toContain('3<!-- --> of <!-- -->9')
  })

  test('static HTML refuses the default value of anything but an input, which is no attribute there', () => {
    expect(() => staticHtml(<textarea defaultValue="text" />)).toThrow('A static textarea has no default value')
  })

  test('static HTML refuses a boolean attribute that it does not know, rather than leave it out', () => {
    expect(() => staticHtml(<input formNoValidate />)).toThrow('A static element has no attribute formNoValidate')
  })

  test('static HTML refuses elements that need a client: Suspense, context and event handlers', () => {
    const Context = createContext(1)
    const elements = [
      <Suspense key="1" />,
      <Context value={2} key="2" />,
      <button key="3" type="button" onClick={() => undefined}>
        Press
      </button>,
    ]
    for (const element of elements) expect(() => staticHtml(element)).toThrow(Error)
  })
})
