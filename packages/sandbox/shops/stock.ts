import { createRandom } from '../catalogue/random.ts'
import { type Branch, branchesOf } from './branches.ts'
import { deletionOfOver } from './reservations.ts'

/** Units on the shelves of the shops before anything is reserved or collected: the same for the same SKU at any time. */
export function shelfUnits(sku: string, { id }: Pick<Branch, 'id'>): number {
  return createRandom(`shop ${id} ${sku}`).int(0, 3)
}

/** The shops of a market, with the units that can be reserved now. A SKU that is not in the catalogue has none. */
export async function stockOf(db: D1Database, { sku, market }: { sku: string; market: string }) {
  const [, known, taken] = await db.batch<{ shop: string; pieces: number }>([
    deletionOfOver(db),
    db.prepare('SELECT 1 FROM variants WHERE sku = ?').bind(sku),
    db.prepare('SELECT shop, count(*) AS pieces FROM shop_reservations WHERE sku = ? GROUP BY shop').bind(sku),
  ])
  const isKnown = known?.results.length === 1
  const piecesOf = new Map(taken?.results.map(({ shop, pieces }) => [shop, pieces]))
  return branchesOf(market).map((branch) => ({
    ...branch,
    units: isKnown ? Math.max(0, shelfUnits(sku, branch) - (piecesOf.get(branch.id) ?? 0)) : 0,
  }))
}
