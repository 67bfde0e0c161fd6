import * as v from 'valibot'
import { type Section, sectionsOf } from './plain-markdown.ts'
import { AccordionSchema } from '#client/blocks/accordion/schema.ts'
import { LargeTextBannerSchema } from '#client/blocks/large-text-banner/schema.ts'
import { collectLeftOut } from '#client/blocks/left-out.ts'
import { findBlock } from '#client/blocks/registry.ts'
import { TextBlockGroupSchema } from '#client/blocks/text-block-group/schema.ts'
import { TextBlockLargeSchema } from '#client/blocks/text-block-large/schema.ts'
import { TextBlockSchema } from '#client/blocks/text-block/schema.ts'
import { TextBoxTypeOneSchema } from '#client/blocks/text-box-type-one/schema.ts'
import type { ContentItem } from '#shared/views.ts'

type Piece = { heading: string | null; markdown: string | null }

/** How to read the texts of each block that explains something. Other blocks are pictures, links and products. */
const readers: Readonly<Record<string, (item: ContentItem) => Piece[]>> = {
  accordion: reading(AccordionSchema, ({ items }) =>
    items.map(({ title, body }) => ({ heading: title, markdown: body })),
  ),
  'text-block': reading(TextBlockSchema, ({ title, body }) => [{ heading: title, markdown: body }]),
  'text-block-large': reading(TextBlockLargeSchema, ({ body }) => [{ heading: null, markdown: body }]),
  'text-block-group': reading(TextBlockGroupSchema, ({ textBlocks }) => textBlocks.flatMap(piecesOf)),
  'text-box-type-one': reading(TextBoxTypeOneSchema, ({ heading, body }) => [{ heading, markdown: body }]),
  'text-box-type-two': reading(TextBoxTypeOneSchema, ({ heading, body }) => [{ heading, markdown: body }]),
  'large-text-banner': reading(LargeTextBannerSchema, ({ title, text }) => [{ heading: title, markdown: text }]),
}

/** The texts of a page's blocks, each with the heading above it. Blocks that the page would leave out have none. */
export function passagesOf(blocks: readonly ContentItem[]): Section[] {
  return blocks.flatMap(piecesOf).flatMap(({ heading, markdown }) =>
    sectionsOf(markdown ?? '')
      .map((section) => ({ ...section, heading: section.heading ?? heading }))
      .filter(({ text }) => text !== ''),
  )
}

function piecesOf(item: ContentItem): Piece[] {
  const name = findBlock(item._meta.schema)?.name
  return name === undefined ? [] : (readers[name]?.(item) ?? [])
}

function reading<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  read: (block: v.InferOutput<Schema>) => Piece[],
): (item: ContentItem) => Piece[] {
  return (item) => {
    const { result } = collectLeftOut(() => v.safeParse(schema, item))
    return result.success ? read(result.output) : []
  }
}
