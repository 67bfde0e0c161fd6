import * as v from 'valibot'
import { noteLeftOut } from '../left-out.ts'
import type { ContentItem } from '#shared/views.ts'

/** Text without which the block is left out. */
export const RequiredText = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** Optional text. An empty field may arrive as absent, `''` or `null`; all three read as `null`. */
export const Text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text?.trim() || null),
)

/** Text with headings, lists, links and the like. Content types give it a Markdown editor. */
export const Markdown = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text?.trim() || null),
)

export const RequiredMarkdown = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const Flag = v.pipe(
  v.nullish(v.boolean(), false),
  v.transform((flag) => flag ?? false),
)

/** One of the editor's options. An absent value means the first. */
export function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return v.pipe(
    v.nullish(v.picklist(options), options[0]),
    v.transform((value): Options[number] => value ?? options[0]),
  )
}

export function list<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(v.array(schema), []),
    v.transform((items): v.InferOutput<Schema>[] => items ?? []),
  )
}

/** A list whose invalid entries are left out and reported; the rest of the list stays. */
export function lenientList<Schema extends v.GenericSchema>(schema: Schema) {
  const entry = v.fallback(v.nullable(schema), (dataset) => {
    for (const issue of dataset?.issues ?? [])
      noteLeftOut(`${v.getDotPath(issue) ?? '(entry)'}: ${issue.kind} ${issue.type}`)
    return null
  })
  return v.pipe(
    v.fallback(v.nullish(v.array(entry), []), []),
    v.transform((entries): v.InferOutput<Schema>[] => (entries ?? []).filter((each) => each !== null)),
  )
}

const ItemSchema = v.looseObject({ _meta: v.looseObject({ schema: v.string() }) })

/** One content item of any type. */
export const Item = v.custom<ContentItem>((entry) => v.is(ItemSchema, entry))

/** A content slot. Entries that are not content items, such as emptied slots, are left out. */
export const Slot = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((entries) => (entries ?? []).filter((entry): entry is ContentItem => v.is(ItemSchema, entry))),
)

/**
 * Limits an `Item` or a `Slot` to these blocks in the editor's form. Content of another type still renders, so that
 * content published before the limit stays on its page.
 */
export function accepting<const Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  ...blockNames: readonly [string, ...string[]]
) {
  return v.pipe(schema, v.metadata({ blockNames }))
}

export const positions = [
  'Center',
  'Top Left',
  'Top',
  'Top Right',
  'Right',
  'Bottom Right',
  'Bottom',
  'Bottom Left',
  'Left',
] as const

export const alignments = ['Left', 'Center', 'Right'] as const

type Measure = { min?: number; max: number; fallback: number; unit?: 'pixels' | 'percent' }

/** A whole number of pixels or percent. A number outside the bounds becomes the nearest bound. */
export function measure({ min = 0, max, fallback, unit = 'pixels' }: Measure) {
  return v.pipe(
    v.nullish(v.number(), fallback),
    v.metadata({ measure: { minimum: min, maximum: max, description: `In ${unit}` } }),
    v.transform((value) => Math.min(Math.max(Math.round(value ?? fallback), min), max)),
  )
}

/** The names that editors use for the brand's typefaces. */
export const fonts = ['Quisas', 'Athletics'] as const
