import { categories } from '../../catalogue/categories.ts'
import type { CustomField } from '../../catalogue/custom-fields.ts'
import type { Dictionary } from '../language/dictionary.ts'

/** An item as the merchant uploads it, with one text for each searchable field. */
export type IndexedItem = {
  id: number
  kind: string
  name: string
  categories: string
  colours: string
  keywords: string
  fabric: string
  details: string
  popularity: number
}

type Row = {
  id: number
  name: string
  department: string
  garment: string
  pattern: string
  lengths: string
  custom_fields: string
  popularity: number
  colours: string
  category_ids: string
}

const pageSize = 2000
const detailFields = new Set(['neck_collar_shape', 'sleeve_length', 'styling_length', 'product_fit', 'product_badge'])
// A merchant does not upload items of hidden categories, such as free gifts.
const hiddenCategories = JSON.stringify(categories.filter((category) => !category.is_visible).map(({ id }) => id))
const categoriesById = new Map(categories.map((category) => [category.id, category]))

/** Reads all items of the catalogue, one page after another: D1 limits the size of a result. */
export async function readItems(db: D1Database, dictionary: Dictionary): Promise<IndexedItem[]> {
  const items: IndexedItem[] = []
  for (let after = 0; ;) {
    const { results } = await db
      .prepare(
        `SELECT p.id, p.name, p.department, p.garment, p.pattern, p.lengths, p.custom_fields, p.popularity,
           (SELECT json_group_array(f.value) FROM product_facets f WHERE f.product_id = p.id AND f.attribute = 'Color') AS colours,
           (SELECT json_group_array(c.category_id) FROM product_categories c WHERE c.product_id = p.id) AS category_ids
         FROM products p WHERE p.id > ?1 AND NOT EXISTS (SELECT 1 FROM product_categories h WHERE h.product_id = p.id AND h.category_id IN (SELECT value FROM json_each(?2))) ORDER BY p.id LIMIT ${pageSize}`,
      )
      .bind(after, hiddenCategories)
      .all<Row>()
    items.push(...results.map((row) => toItem(row, dictionary)))
    const last = results.at(-1)
    if (!last || results.length < pageSize) return items
    after = last.id
  }
}

function toItem(row: Row, dictionary: Dictionary): IndexedItem {
  const { keywords, colourName } = dictionary
  const customFields: CustomField[] = JSON.parse(row.custom_fields)
  const { name: title, customFields: fields } = dictionary.translateProduct({ ...row, description: '', customFields })
  const colours: string[] = JSON.parse(row.colours)
  const categoryIds: number[] = JSON.parse(row.category_ids)
  return {
    id: row.id,
    kind: dictionary.kindOf(row.garment),
    name: title,
    categories: categoryIds.map((id) => namesOf(dictionary, id)).join(' '),
    colours: colours.flatMap((colour) => [colourName(colour), ...(keywords.colours[colour] ?? [])]).join(' '),
    keywords: [
      keywords.garments[row.garment],
      keywords.patterns[row.pattern],
      keywords.departments[row.department],
      ...row.name.split(/[ -]/).map((word) => keywords.nameWords[word]),
      ...customFields.map(({ name, value }) => keywords.feel[`${name} ${value}`]),
    ]
      .filter(Boolean)
      .join(' '),
    fabric: fields.find(({ name }) => name === 'fabric_composition')?.value ?? '',
    details: [
      ...fields.filter(({ name }) => detailFields.has(name)).map(({ value }) => value),
      ...JSON.parse(row.lengths),
    ].join(' '),
    popularity: row.popularity,
  }
}

function namesOf({ translateCategory }: Dictionary, categoryId: number): string {
  const category = categoriesById.get(categoryId)
  return category ? translateCategory(category).name : ''
}
