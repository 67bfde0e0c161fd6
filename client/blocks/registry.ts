import * as v from 'valibot'
import type { ContentItem } from '../../shared/views.ts'
import { blockSchemaUri, type Block } from './define-block.tsx'
import { type BlockFault, faultOf } from './fault.ts'
import { HeroMediaSchema, heroSources } from './parts/hero-media.ts'
import type { PictureSource } from './parts/media.ts'

const modules = import.meta.glob<Block>('./*/block.tsx', { eager: true, import: 'default' })

const blocks: ReadonlyMap<string, Block> = new Map(
  Object.values(modules).map((block) => [blockSchemaUri(block.name), block]),
)

/** The block that owns a schema marker. Editors' repositories may end the marker in `.json`. */
export function findBlock(schema: string): Block | undefined {
  return blocks.get(schema.replace(/\.json$/, ''))
}

/** Every block, by name. */
export function allBlocks(): Block[] {
  return Object.values(modules).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Why the item would be left out of a page; empty when it would not. What is wrong inside of it is not asked. */
export function faultsOf(item: ContentItem): BlockFault[] {
  const { schema } = item._meta
  const block = findBlock(schema)
  if (!block) return [{ field: '_meta.schema', expected: 'the type of a block', found: schema }]
  return v.safeParse(block.schema, item).issues?.map(faultOf) ?? []
}

// The blocks that take a hero's media and show it across the page.
const heroes = new Set(['hero-banner-one', 'hero-banner-two'])

/**
 * What to preload for the page's first block, one entry per crop, each with its media query; empty when it has no
 * picture.
 */
export function heroImagesOf(items: readonly ContentItem[]): PictureSource[] {
  const first = items[0]
  if (!first || !heroes.has(findBlock(first._meta.schema)?.name ?? '')) return []
  const parsed = v.safeParse(HeroMediaSchema, first)
  return parsed.success ? heroSources(parsed.output) : []
}
