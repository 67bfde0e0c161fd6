import * as v from 'valibot'
import { type Block, type BlockStylesheet, blockStylesheets } from './define-block.tsx'
import { type FieldIssue, toFieldIssue } from './field-issue.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem } from '#shared/views.ts'

const modules = import.meta.glob<Block>('./*/block.tsx', { eager: true, import: 'default' })

const blocks: ReadonlyMap<string, Block> = new Map(
  Object.values(modules).map((block) => [contentTypeUri(block.name), block]),
)

/** The block that owns a schema marker. Editors' repositories may end the marker in `.json`. */
export function findBlock(schema: string): Block | undefined {
  return blocks.get(schema.replace(/\.json$/, ''))
}

/** Every block, by name. */
export function allBlocks(): Block[] {
  return Object.values(modules).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Why a page would leave the item out; empty if it would not. Does not look into the item's slots. */
export function fieldIssuesOf(item: ContentItem): FieldIssue[] {
  const { schema } = item._meta
  const block = findBlock(schema)
  if (!block) return [{ field: '_meta.schema', expected: 'the type of a block', found: schema }]
  return v.safeParse(block.schema, item).issues?.map(toFieldIssue) ?? []
}

/** The stylesheets that these content items need, including the items in their slots. Empty if there are no items. */
export function stylesheetsOf(items: readonly object[]): BlockStylesheet[] {
  if (items.length === 0) return []
  const needed = new Set(['content', ...items.flatMap(schemasOf).map((schema) => findBlock(schema)?.stylesheet)])
  return blockStylesheets.filter((stylesheet) => needed.has(stylesheet))
}

/** True if the item, or one in its slots, looks different at another time. */
export function dependsOnTime(item: ContentItem): boolean {
  return schemasOf(item).some((schema) => findBlock(schema)?.dependsOnTime)
}

// An isolate renders the same items again and again.
const schemasOf = oncePerObject(schemasIn)

/** The schema markers of every content item in the value, at any depth. */
function schemasIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(schemasIn)
  const schema = schemaOf(value)
  return schema === undefined ? inside : [...inside, schema]
}

function schemaOf(value: object): string | undefined {
  const meta: unknown = '_meta' in value ? value._meta : undefined
  return typeof meta === 'object' && meta !== null && 'schema' in meta && typeof meta.schema === 'string'
    ? meta.schema
    : undefined
}
