import type { ReactNode } from 'react'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { htmlOf } from '../test/html-of.ts'
import { defaultBlockSettings, withBlockSettings } from './block-settings.ts'
import { Blocks, renderBlock } from './blocks.tsx'
import type { Block } from './define-block.tsx'
import hero from './hero-banner-one/fixture.ts'
import { hostileText } from './parts/fixtures.ts'
import { findBlock } from './registry.ts'
import lookSamples from './shop-the-look-one/fixture.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import type { ContentItem } from '#shared/views.ts'

const modules = import.meta.glob<Block>('./*/block.tsx', { eager: true, import: 'default' })
const fixtures = import.meta.glob<Record<string, object>>('./*/fixture.ts', { eager: true, import: 'default' })

const samples = Object.entries(modules).flatMap(([path, block]) => {
  const fixture = fixtures[path.replace('block.tsx', 'fixture.ts')] ?? {}
  return Object.entries(fixture).map(([sample, content]) => ({
    path,
    block,
    sample,
    item: itemOf(block.name, content),
  }))
})

describe.each(Object.entries(modules))('%s', (path, block) => {
  test('a block has the name of its folder, and samples', () => {
    expect(`./${block.name}/block.tsx`).toBe(path)
    expect(samples.filter((sample) => sample.path === path).length).toBeGreaterThan(0)
    expect(findBlock(contentTypeUri(block.name))).toBe(block)
    expect(findBlock(`${contentTypeUri(block.name)}.json`)).toBe(block)
  })
})

describe.each(samples)('$block.name: $sample', ({ block, item }) => {
  const html = render([item])

  test('a sample parses and unknown fields are ignored', () => {
    expect(v.safeParse(block.schema, { ...item, somethingNew: 1 }).issues).toBeUndefined()
  })

  test('a sample renders no script, no event handler and no address that runs a script [D-18]', () => {
    // Without scripts, raw HTML is shown in a frame without any permission, which is allowed here.
    expect(html.replace(/<iframe class="[^"]*" title="[^"]*" sandbox="" srcDoc="[^"]*"><\/iframe>/g, '')).not.toMatch(
      /<script|<iframe|<img src="?x/i,
    )
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i)
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(?:https?:|mailto:|tel:|[/#])/)
  })

  test('a sample puts only colours and numbers into style attributes [D-128]', () => {
    for (const [, style = ''] of html.matchAll(/style="([^"]*)"/g))
      expect(style).toMatch(/^(?:--[a-z-]+:[#\w(),.% -]+;?)+$/)
  })

  test('a sample nests no link in a link, and its links stay in the market [D-95] [D-123]', () => {
    expect(html).not.toMatch(/<a\b[^>]*>(?:(?!<\/a>).)*<a\b/s)
    for (const [, href = ''] of render([item], markets.eu).matchAll(/href="(\/[^"]*)"/g))
      expect(href).toMatch(/^\/eu(?:[/?#]|$)/)
  })

  test('each section and article of a sample has a heading or a label, because HTML wants a <div> where there is none', () => {
    for (const text of sectionsOf(html)) expect(text).toMatch(/^<[^>]*aria-label(?:ledby)?=|<h[1-6]\b/)
  })

  test('a group of blocks is a section only if it has a title of its own', () => {
    const { _meta, ...content } = item
    const schemas = [...JSON.stringify(content).matchAll(/"schema":"([^"]+)"/g)].map(([, schema = '']) => schema)
    const isUntitledGroup = !content['title'] && schemas.some((schema) => findBlock(schema))
    expect(isUntitledGroup && html.startsWith('<section')).toBe(false)
  })

  test('a sample gives every picture a size and an alternative text, which may be empty', () => {
    for (const [tag] of html.matchAll(/<img [^>]*>/g))
      expect(tag).toMatch(/(?=.*\swidth="\d+")(?=.*\sheight="\d+")(?=.*\salt=")/)
  })
})

test('an item that belongs to no block is left out and reported once, and the others show [BLK-81] [CNT-09]', () => {
  const report = vi.fn()
  const items = [
    { _meta: { schema: contentTypeUri('marquee'), deliveryId: 'id-1' } },
    itemOf('divider-text', { text: 'Still here' }),
  ]
  expect(htmlOf(<Blocks items={items} market={markets.en} report={report} />)).toContain('Still here')
  expect(report.mock.calls).toEqual([
    [{ schema: contentTypeUri('marquee'), deliveryId: 'id-1', reason: 'unknown-schema', issues: [] }],
  ])
})

test('an item that does not parse is left out and reported once, also in a slot [CNT-09]', () => {
  const report = vi.fn()
  const page = itemOf('content-page', {
    content: [itemOf('spacing-block', { size: 'Huge' }), itemOf('divider-text', { text: 'Still here' })],
  })
  expect(htmlOf(renderBlock(page, { market: markets.en, report }))).toContain('Still here')
  expect(report).toHaveBeenCalledOnce()
  expect(report.mock.calls[0]?.[0]).toMatchObject({ reason: 'invalid', issues: ['size: schema picklist'] })
})

test('editors see a note in place of a left-out block, with the field, what was expected and what was found [CNT-09] [BLK-81]', () => {
  const items = [
    itemOf('divider-text', { text: 'Before' }),
    itemOf('spacing-block', { size: 'Huge' }),
    itemOf('content-page', { content: [itemOf('marquee', {}), itemOf('divider-text', { text: '' })] }),
  ]
  const blocks = <Blocks items={items} market={markets.en} />
  const text = forEditors(blocks)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(text).toMatch(
    /Before.*spacing-block.*size : expected one of [\w, ]+ found Huge.*marquee.*No block has this type.*divider-text.*text : expected some text, found nothing/,
  )
  expect(htmlOf(blocks)).not.toContain('skipped-block')
})

test('editors see below a block which part of it is left out, also in a slot; shoppers see no note [CNT-09]', () => {
  const look = itemOf('shop-the-look-one', {
    ...Object.values(lookSamples)[0],
    leftProduct: { title: 'Scarf', url: '/p/1', price: '1.2.3' },
  })
  const items = [itemOf('content-page', { content: [look, itemOf('divider-one', { text: 'A [wavy]loose end' })] })]
  const blocks = <Blocks items={items} market={markets.en} report={() => {}} />
  const html = forEditors(blocks)
  expect(html.match(/data-editors-note="Left out in part: [^"]*"/g)).toEqual([
    'data-editors-note="Left out in part: shop-the-look-one"',
    'data-editors-note="Left out in part: divider-one"',
  ])
  expect(html).toMatch(
    /Scarf.*<li>price: not a number such as 1299\.00<\/li>.*loose end.*<li>wavy underline: no closing tag<\/li>/s,
  )
  expect(htmlOf(blocks)).not.toContain('skipped-block')
})

test("only the picture of a page's first block loads eagerly", () => {
  const items = [itemOf('hero-banner-one', hero.normal), itemOf('hero-banner-one', hero.normal)]
  expect(render(items).match(/fetchPriority="high"/g)).toHaveLength(1)
  expect(render(items).match(/loading="lazy"/g)).toHaveLength(1)
})

test('markup in a text is escaped', () => {
  expect(render([itemOf('divider-text', { text: hostileText })])).toContain('&lt;script&gt;')
})

function itemOf(name: string, content: object): ContentItem {
  return { ...content, _meta: { schema: contentTypeUri(name), deliveryId: `fixture-${name}` } }
}

function forEditors(blocks: ReactNode): string {
  return withBlockSettings({ ...defaultBlockSettings, isForEditors: true }, () => htmlOf(blocks))
}

function render(items: ContentItem[], market = markets.en as (typeof markets)[keyof typeof markets]): string {
  return htmlOf(<Blocks items={items} market={market} report={() => {}} />)
}

/** The HTML of each section and article, with its tags. */
function sectionsOf(html: string): string[] {
  const open: number[] = []
  return [...html.matchAll(/<(\/?)(?:section|article)\b[^>]*>/g)].flatMap(({ index, 0: tag, 1: close }) => {
    if (close === '') open.push(index)
    return close === '' ? [] : [html.slice(open.pop(), index + tag.length)]
  })
}
