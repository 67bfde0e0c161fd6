import { type Content, isContent } from '../content.ts'
import { valueAt } from './change-list.ts'
import { typeOf } from './fields.ts'

/** What new entries are made from: the sandbox does not know the shop's content types, so it shows what there is. */
export type Examples = {
  /** Types of the blocks that stand in lists, in the order of their names. */
  blockTypes: readonly string[]
  /** Names of all pictures and videos. */
  pictures: readonly string[]
  /** A block of a type. */
  block: (type: string) => Content | undefined
  /** A value for an empty field of a content type, or an entry for its empty list. */
  value: (schema: string, path: string) => unknown
}

/** Looks through all items, and those inside them. */
export function examplesIn(roots: readonly Content[]): Examples {
  const items: Content[] = []
  const blocks = new Map<string, Content>()
  const pictures = new Set<string>()
  const visit = (value: unknown, isInList: boolean) => {
    if (typeof value !== 'object' || value === null) return
    if (isContent(value)) {
      items.push(value)
      if (isInList && !blocks.has(typeOf(value._meta.schema))) blocks.set(typeOf(value._meta.schema), value)
    } else if ('defaultHost' in value && 'name' in value) pictures.add(String(value.name))
    for (const below of Object.values(value)) visit(below, Array.isArray(value))
  }
  for (const root of roots) visit(root, false)
  return {
    blockTypes: [...blocks.keys()].toSorted(),
    pictures: [...pictures].toSorted(),
    block: (type) => blocks.get(type),
    value(schema, path) {
      for (const item of items) {
        if (item._meta.schema !== schema) continue
        const found = valueAt(item, path)
        if (Array.isArray(found) ? found.length > 0 : found !== null && found !== undefined && found !== '')
          return Array.isArray(found) ? found[0] : found
      }
      return undefined
    },
  }
}
