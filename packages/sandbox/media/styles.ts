import type { CustomField } from '../catalogue/custom-fields.ts'
import { printOf } from '../catalogue/prints.ts'
import { isGarmentName, type GarmentName } from '../pictures/garments/wardrobe.ts'
import { isPattern, type Pattern } from '../pictures/patterns/cloth.ts'

/** The appearance of a style of the catalogue. */
export type StyleLook = {
  name: string
  department: string
  garment: GarmentName
  pattern: Pattern
  /** Its design, which other styles have too. */
  print: string | undefined
  colours: { name: string; hex: string[] }[]
}

type Row = {
  name: string
  department: string
  garment: string
  pattern: string
  colours: string
  custom_fields: string
}

const maxCached = 512

const looks = new WeakMap<D1Database, Map<string, StyleLook>>()

/** Finds the appearance of a style. Undefined if the catalogue has no such style or it cannot be drawn. */
export async function findStyle(db: D1Database, style: string): Promise<StyleLook | undefined> {
  const cached = cachedLooks(db)
  const cachedLook = cached.get(style)
  if (cachedLook) {
    return cachedLook
  }
  const row = await db
    .prepare('SELECT name, department, garment, pattern, colours, custom_fields FROM products WHERE style = ?')
    .bind(style)
    .first<Row>()
  if (!row || !isGarmentName(row.garment) || !isPattern(row.pattern)) {
    return undefined
  }
  const look: StyleLook = {
    name: row.name,
    department: row.department,
    garment: row.garment,
    pattern: row.pattern,
    print: printOf(JSON.parse(row.custom_fields) as CustomField[]),
    colours: JSON.parse(row.colours) as StyleLook['colours'],
  }
  keep(cached, style, look)
  return look
}

/** The hex colours of a colourway by its name, ignoring case. */
export function colourNamed({ colours }: StyleLook, name: string): readonly string[] | undefined {
  return colours.find((colour) => colour.name.toLowerCase() === name.toLowerCase())?.hex
}

function cachedLooks(db: D1Database): Map<string, StyleLook> {
  const cached = looks.get(db) ?? new Map<string, StyleLook>()
  looks.set(db, cached)
  return cached
}

function keep(cached: Map<string, StyleLook>, style: string, look: StyleLook): void {
  const oldest = cached.keys().next().value
  if (cached.size >= maxCached && oldest !== undefined) {
    cached.delete(oldest)
  }
  cached.set(style, look)
}
