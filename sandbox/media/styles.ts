import { isGarmentName, type GarmentName } from '../pictures/garments/wardrobe.ts'
import { isPattern, type Pattern } from '../pictures/patterns/cloth.ts'

/** The appearance of a style of the catalogue. */
export type StyleLook = {
  name: string
  garment: GarmentName
  pattern: Pattern
  colours: { name: string; hex: string[] }[]
}

type Row = { name: string; garment: string; pattern: string; colours: string }

const maxKept = 512

const looks = new WeakMap<D1Database, Map<string, StyleLook>>()

/** Finds the appearance of a style. Undefined if the catalogue has no such style or it cannot be drawn. */
export async function findStyle(db: D1Database, style: string): Promise<StyleLook | undefined> {
  const kept = keptLooks(db)
  const known = kept.get(style)
  if (known) {
    return known
  }
  const row = await db
    .prepare('SELECT name, garment, pattern, colours FROM products WHERE style = ?')
    .bind(style)
    .first<Row>()
  if (!row || !isGarmentName(row.garment) || !isPattern(row.pattern)) {
    return undefined
  }
  const look: StyleLook = {
    name: row.name,
    garment: row.garment,
    pattern: row.pattern,
    colours: JSON.parse(row.colours) as StyleLook['colours'],
  }
  keep(kept, style, look)
  return look
}

/** The hex colours of a colourway by its name, ignoring case. */
export function colourNamed({ colours }: StyleLook, name: string): readonly string[] | undefined {
  return colours.find((colour) => colour.name.toLowerCase() === name.toLowerCase())?.hex
}

function keptLooks(db: D1Database): Map<string, StyleLook> {
  const kept = looks.get(db) ?? new Map<string, StyleLook>()
  looks.set(db, kept)
  return kept
}

function keep(kept: Map<string, StyleLook>, style: string, look: StyleLook): void {
  const oldest = kept.keys().next().value
  if (kept.size >= maxKept && oldest !== undefined) {
    kept.delete(oldest)
  }
  kept.set(style, look)
}
