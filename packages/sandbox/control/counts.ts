const tables = { styles: 'products', variants: 'variants', carts: 'carts', orders: 'orders' } as const

export type Counts = Record<keyof typeof tables, number>

/**
 * Row counts of the database.
 *
 * @throws if it is not migrated yet.
 */
export async function countRows(db: D1Database): Promise<Counts> {
  const [row] = (
    await db
      .prepare(
        `SELECT ${Object.entries(tables)
          .map(([name, table]) => `(SELECT COUNT(*) FROM ${table}) AS ${name}`)
          .join(', ')}`,
      )
      .all<Counts>()
  ).results
  if (!row) throw new Error('The query for the row counts returned no row')
  return row
}
