/** The state of the content that a host shows; `timestamp` is epoch milliseconds. */
export type Reading =
  | { kind: 'published' }
  | { kind: 'draft' }
  | { kind: 'moment'; timestamp: number }
  | { kind: 'snapshot'; id: string }

type Effective = { sql: string; bindings: (string | number)[] }

const item = 'SELECT delivery_key, schema, body'
// A scheduled edition ranks above content that was published by hand, and a draft above both.
const editionRank = 1e15
const draftRank = 2e15

const published = `${item}, 0 AS rank FROM content_items WHERE state = 'published'`
const byMoment = `${item}, starts_at + 1 + (edition_id IS NOT NULL) * ${editionRank} FROM content_versions WHERE starts_at <= ?1 AND (ends_at IS NULL OR ends_at > ?1)`
const drafts = `${item}, ${draftRank} FROM content_items WHERE state = 'draft'`
const snapshot = `${item}, ${draftRank} FROM content_versions WHERE snapshot_id = ?2`

/**
 * A table of `delivery_key, schema, body, rank`. The reading shows the row with the highest rank for each key. Its
 * bindings come before the caller's.
 */
export function candidates(reading: Reading, now: number): Effective {
  const at = reading.kind === 'moment' ? reading.timestamp : now
  const tables = [published, byMoment]
  if (reading.kind === 'draft') tables.push(drafts)
  if (reading.kind === 'snapshot')
    return { sql: `(${[...tables, snapshot].join(' UNION ALL ')})`, bindings: [at, reading.id] }
  return { sql: `(${tables.join(' UNION ALL ')})`, bindings: [at] }
}
