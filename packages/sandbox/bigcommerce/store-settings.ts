import type { Currency } from '../catalogue/currencies.ts'

export type SiteRoute = { siteId: number; type: string; matching: string; route: string }
type Documents = {
  channel: { name: string; platform: string; status: string }
  currencies: { default_currency: Currency; enabled_currencies: readonly Currency[] }
  site: { url: string }
  /** By id of the route. */
  route: SiteRoute
  checkout: { order_confirmation_use_custom_checkout_script: boolean; custom_order_confirmation_script_url: string }
}
type Kind = keyof Documents

/** What was set at the store by its API, by id: that of the channel, unless `Documents` says another. */
export async function readSettings<K extends Kind>(db: D1Database, kind: K): Promise<Map<number, Documents[K]>> {
  const { results } = await db
    .prepare('SELECT id, document FROM store_settings WHERE kind = ? ORDER BY id')
    .bind(kind)
    .all<{ id: number; document: string }>()
  // Only `writeSetting` fills this column.
  return new Map(results.map(({ id, document }) => [id, JSON.parse(document) as Documents[K]]))
}

export async function writeSetting<K extends Kind>(
  db: D1Database,
  { kind, id, document }: { kind: K; id: number; document: Documents[K] },
): Promise<void> {
  await db
    .prepare('INSERT OR REPLACE INTO store_settings (kind, id, document) VALUES (?, ?, ?)')
    .bind(kind, id, JSON.stringify(document))
    .run()
}
