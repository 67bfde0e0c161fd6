import { env } from 'cloudflare:workers'

const largeTables = [
  'products',
  'variants',
  'product_listing',
  'product_facets',
  'product_categories',
  'orders',
  'carts',
  'customers',
  'form_field_values',
]

/**
 * The steps of a statement's plan that read a large table completely, under any alias. Parameters are bound to empty
 * lists.
 */
export async function largeScans(sql: string): Promise<string[]> {
  const parameters = Array.from({ length: sql.split('?').length - 1 }, () => '[]')
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...parameters)
    .all<{ detail: string }>()
  const large = new Set([...largeTables, ...aliases(sql)])
  return results.map(({ detail }) => detail).filter((step) => large.has(/^SCAN (\w+)/.exec(step)?.[1] ?? ''))
}

function aliases(sql: string): string[] {
  const named = new RegExp(String.raw`\b(?:FROM|JOIN)\s+(?:${largeTables.join('|')})\s+(?:AS\s+)?(\w+)`, 'g')
  return [...sql.matchAll(named)].flatMap((match) => match[1] ?? [])
}
