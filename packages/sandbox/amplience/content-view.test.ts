import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { versionsQuery, type ContentView } from './content-view.ts'

const views: ContentView[] = [
  { kind: 'published' },
  { kind: 'draft' },
  { kind: 'date', timestamp: 1_900_000_000_000 },
  { kind: 'snapshot', id: 'a'.repeat(24) },
]

test.each(views)('the query of the $kind view finds an item by its key through an index', async (view) => {
  const { sql, bindings } = versionsQuery(view, 1)
  const { results } = await env.DB.prepare(
    `EXPLAIN QUERY PLAN SELECT body FROM ${sql} WHERE delivery_key = ?${bindings.length + 1} ORDER BY rank DESC LIMIT 1`,
  )
    .bind(...bindings, 'uk/footer')
    .all<{ detail: string }>()
  const steps = results.map(({ detail }) => detail).filter((detail) => /content_(items|versions)/.test(detail))
  expect(steps.length).toBeGreaterThan(1)
  expect(steps.filter((detail) => !detail.startsWith('SEARCH'))).toEqual([])
})
