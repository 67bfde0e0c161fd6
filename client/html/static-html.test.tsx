import fc from 'fast-check'
import { createContext, createElement, type ReactNode, Suspense, useState } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { renderBlock } from '../blocks/blocks.tsx'
import { blockItem } from '../blocks/test/block-html.tsx'
import { ProductCard } from '../components/product-card/product-card.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { htmlBytes, htmlParts, Kept, LateContent } from './static-html.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import { markets } from '#shared/markets.ts'
import { summary } from '#shared/test/products.ts'

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
  .map((made) => ({ ...summary(), ...made, colour: made.colours[0] ?? null }))

const staticHtml = (node: ReactNode) => new TextDecoder().decode(htmlBytes(node))

const blockFixtures = import.meta.glob<Record<string, object>>('../blocks/*/fixture.ts', {
  eager: true,
  import: 'default',
})
const sources = import.meta.glob<string>(['../**/*.tsx', '/worker/**/*.tsx', '!**/*.test.tsx'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** React also hoists a preload of an urgent picture. */
function reactHtml(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}

describe('static HTML', () => {
  test("static HTML equals React's output for any card", () => {
    const loading = fc.constantFrom('lazy' as const, 'eager' as const, 'first' as const)
    fc.assert(
      fc.property(product, loading, (shown, how) => {
        const card = (
          <ProductCard
            product={shown}
            market={markets.eu}
            mediaBase="https://media.example/i/a"
            loading={how}
            heading="h2"
            hasFacts
          />
        )
        expect(staticHtml(card)).toBe(reactHtml(card))
      }),
    )
  })

  test.each([
    [<p key="1">{'<script>&"\''}</p>],
    [<input key="2" type="checkbox" disabled required={false} name={'a"b'} />],
    [<input key="text" spellCheck={false} name="a" />],
    [<input key="radio" type="radio" name="a" defaultChecked />],
    [<input key="other" type="radio" name="a" defaultChecked={false} autoFocus={false} />],
    [<input key="value" type="number" min={0} defaultValue={7} />],
    [
      <a key="file" href="/data" download>
        Data
      </a>,
    ],
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

  test.each(
    Object.entries(blockFixtures).flatMap(([path, samples]) => {
      const name = path.split('/').at(-2) ?? ''
      return Object.entries(samples).map(([sample, content]) => ({ name, sample, content }))
    }),
  )('static HTML equals React’s output for the block $name: $sample', ({ name, content }) => {
    const block = renderBlock(blockItem(name, content), { market: markets.eu })
    expect(staticHtml(block)).toBe(reactHtml(block))
  })

  test('static HTML writes the names of attributes in the sources as React does', () => {
    const found = Object.values(sources).flatMap((source) => source.match(/(?<=\s)[a-z]+[A-Z]\w*(?==["{])/g) ?? [])
    const names = new Set(found.filter((name) => !/^(?:on[A-Z]|default|dangerously)/.test(name)))
    expect(names.size).toBeGreaterThan(30)
    // Some are props of components.
    vi.spyOn(console, 'error').mockReturnValue()
    for (const name of names) {
      const element = createElement('sv', { [name]: '1' })
      expect(staticHtml(element)).toBe(renderToStaticMarkup(element))
    }
  })

  test('static HTML has no address that runs a script [D-18]', () => {
    for (const address of ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:'])
      expect(staticHtml(<a href={address}>Link</a>)).toBe('<a>Link</a>')
  })

  test('a text that takes more than a byte for each character is a part of its own', () => {
    expect(htmlParts(<p title="it’s">a €1 &amp; b</p>)).toEqual(['<p title="', 'it’s', '">', 'a €1 &amp; b', '</p>'])
  })

  test('kept content is rendered once for each use of an object, and stays bytes', () => {
    const by = {}
    const item = vi.fn((content: string) => <li>{content}</li>)
    const list = (as: string, content: string) => (
      <ul>
        <Kept by={by} as={as}>
          {() => item(content)}
        </Kept>
      </ul>
    )
    expect(htmlParts(list('a', 'é'))).toEqual(['<ul>', htmlBytes(<li>é</li>), '</ul>'])
    expect(staticHtml(list('a', 'other'))).toBe('<ul><li>é</li></ul>')
    expect(staticHtml(list('b', 'other'))).toBe('<ul><li>other</li></ul>')
    expect(item).toHaveBeenCalledTimes(2)
    expect(renderToStaticMarkup(list('a', 'React’s'))).toBe('<ul><li>React’s</li></ul>')
  })

  test('late content is a part that the others do not wait for', async () => {
    const content = Promise.withResolvers<ReactNode>()
    const [before, late, after] = htmlParts(
      <div>
        <LateContent content={content.promise} />
      </div>,
    )
    expect([before, after]).toEqual(['<div>', '</div>'])
    content.resolve(<b>now</b>)
    await expect(late).resolves.toEqual(['<b>now</b>'])
    expect(() => htmlBytes(<LateContent content={content.promise} />)).toThrow('not there yet')
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
    const two = [<Counter key="4" count={4} />, '<', <Counter key="5" count={5} />] as const
    expect(staticHtml(two)).toBe(`${renderToString(two[0])}&lt;${renderToString(two[2])}`)
  })

  test('static HTML refuses a value that is no attribute of its element', () => {
    expect(() => staticHtml(<textarea defaultValue="text" />)).toThrow('A static textarea has no value')
    expect(() => staticHtml(<select aria-label="a" defaultValue="b" />)).toThrow('A static select has no value')
  })

  test('static HTML refuses a boolean attribute that it does not know, rather than leave it out', () => {
    expect(() => staticHtml(<input capture />)).toThrow('A static element has no attribute capture')
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
