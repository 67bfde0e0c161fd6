import { expect, test } from 'vitest'
import { loadContentTypes } from './content-types.ts'
import { starterContent } from './starter-content.ts'
import { seedTypeBase } from '#sandbox/amplience/seed/draft.ts'
import { seedMarkets } from '#sandbox/amplience/seed/markets.ts'
import { seedRows } from '#sandbox/amplience/seed/rows.ts'

type Item = { id: string; label: string; body: { _meta: { schema: string; deliveryKey?: string } } }

const { isComplete, contentTypeFiles } = await loadContentTypes()
const files = starterContent((await seedRows()).rows, { isComplete })
const items = [...files.values()].map((text) => JSON.parse(text) as Item)

test.each(seedMarkets)('$prefix gets menus, footer, bars, the home page and the help pages', ({ prefix }) => {
  const keys = items.map(({ body }) => body._meta.deliveryKey)
  for (const key of ['desktop-navigation', 'mobile-navigation', 'footer', 'benefit-bar', 'home', 'page/delivery'])
    expect(keys).toContain(`${prefix}${key}`)
})

test('content for a merchant has content types of the merchant’s base', async () => {
  const base = 'https://marram.example/content/'
  const known: string[] = []
  const noteType = ({ _meta: { schema } }: { _meta: { schema: string } }) => known.push(schema) > 0
  const texts = [...starterContent((await seedRows()).rows, { isComplete: noteType, base }).values()]
  expect(known.filter((schema) => !schema.startsWith(base))).toEqual([])
  expect(texts.join()).toContain(`"schema": "${base}footer"`)
  expect(texts.join()).not.toContain(seedTypeBase)
})

test('each item has a registered content type, links only to items of the export, and names no picture', () => {
  const types = new Set(contentTypeFiles().keys())
  const ids = new Set(items.map(({ id }) => id))
  expect(ids.size).toBe(items.length)
  for (const { body } of items) {
    expect(types).toContain(`content-types/${body._meta.schema.split('/').at(-1)}.json`)
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/image-link|video-link|\{mediaHost\}/)
    const links = [...text.matchAll(/definitions\/content-link"\},"[^{}]*?"id":"([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !ids.has(id ?? ''))).toEqual([])
  }
})
