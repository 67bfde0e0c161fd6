import * as v from 'valibot'
import type { ContentItem } from '../../../shared/views.ts'
import { noteLeftOut } from './left-out.ts'

/** Text that the block cannot do without. */
export const RequiredText = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** Editors' tools leave out, empty or null what is not filled in: all three read as `null`. */
export const Text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text?.trim() || null),
)

/** Text with headings, lists, links and the like; content types give it an editor of its own. */
export const Markdown = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text?.trim() || null),
)

export const RequiredMarkdown = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const Flag = v.pipe(
  v.nullish(v.boolean(), false),
  v.transform((flag) => flag ?? false),
)

/** One of the editor's options; the first is what an absent value means. */
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

/** A list whose broken entries are left out and reported, and cost no more than themselves. */
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

/** One content item of any schema. */
export const Item = v.custom<ContentItem>((entry) => v.is(ItemSchema, entry))

/** A content slot: entries that are no content items, such as emptied slots, are left out. */
export const Slot = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((entries) => (entries ?? []).filter((entry): entry is ContentItem => v.is(ItemSchema, entry))),
)

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

/** `Top Left` as the tail of a class name: `top-left`. */
export function slugOf(option: string): string {
  return option.toLowerCase().replaceAll(' ', '-')
}

/** A whole number of pixels, percent or the like; what lies outside is moved to the nearest bound. */
export function measure({ least = 0, most, usual }: { least?: number; most: number; usual: number }) {
  return v.pipe(
    v.nullish(v.number(), usual),
    v.transform((value) => Math.min(Math.max(Math.round(value ?? usual), least), most)),
  )
}

/** The brand's typefaces by the names that editors know them by. */
export const fonts = ['Quisas', 'Athletics'] as const
