/** Which version of the content a delivery request sees; `timestamp` is epoch milliseconds. */
export type ContentView =
  | { kind: 'published' }
  | { kind: 'draft' }
  | { kind: 'date'; timestamp: number }
  | { kind: 'snapshot'; id: string }

type Query = { sql: string; bindings: (string | number)[] }

const columns = 'SELECT delivery_key, schema, body'
// An edition is a group of versions with a start and an end. It ranks above content that was published by hand; a draft
// or a snapshot ranks above both.
const editionRank = 1e15
const topRank = 2e15

const published = `${columns}, 0 AS rank FROM content_items WHERE state = 'published'`
const byDate = `${columns}, starts_at + 1 + (edition_id IS NOT NULL) * ${editionRank} FROM content_versions WHERE starts_at <= ?1 AND (ends_at IS NULL OR ends_at > ?1)`
const drafts = `${columns}, ${topRank} FROM content_items WHERE state = 'draft'`
const snapshot = `${columns}, ${topRank} FROM content_versions WHERE snapshot_id = ?2`

/**
 * A table of `delivery_key, schema, body, rank`. The view shows the row with the highest rank for each key. The
 * caller's bindings follow these.
 */
export function versionsQuery(view: ContentView, now: number): Query {
  const at = view.kind === 'date' ? view.timestamp : now
  const tables = [published, byDate]
  if (view.kind === 'draft') tables.push(drafts)
  if (view.kind === 'snapshot')
    return { sql: `(${[...tables, snapshot].join(' UNION ALL ')})`, bindings: [at, view.id] }
  return { sql: `(${tables.join(' UNION ALL ')})`, bindings: [at] }
}
