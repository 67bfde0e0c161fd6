import type { Content } from '../content.ts'

/** A button of the form: `up:items.2` moves the entry at a path up in its list. */
export type ListChange = { name: 'up' | 'down' | 'copy' | 'remove' | 'add'; path: string }

export function readListChange(action: string): ListChange | null {
  const [, name, path] = /^(up|down|copy|remove|add):([\w.-]+)$/.exec(action) ?? []
  return name !== undefined && path !== undefined ? { name: name as ListChange['name'], path } : null
}

/**
 * The item after the change. `added` is what `add` puts at the end of the list, or in place of an empty field. A path
 * that the item does not have changes nothing.
 */
export function changeList(item: Content, { name, path }: ListChange, added?: unknown): Content {
  const steps = path.split('.')
  if (name === 'add') {
    if (added === undefined) return item
    return changeAt(item, steps, (value) => (Array.isArray(value) ? [...value, added] : (value ?? added))) as Content
  }
  const index = Number(steps.at(-1))
  return changeAt(item, steps.slice(0, -1), (list) => {
    if (!Array.isArray(list) || !(index in list)) return list
    if (name === 'remove') return list.toSpliced(index, 1)
    if (name === 'copy') return list.toSpliced(index + 1, 0, structuredClone(list[index]))
    const target = name === 'up' ? index - 1 : index + 1
    return target in list ? list.toSpliced(index, 1).toSpliced(target, 0, list[index]) : list
  }) as Content
}

/** The value at a path of the item; `undefined` if there is none. */
export function valueAt(item: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, step) => {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined
  }, item)
}

function changeAt(value: unknown, [step, ...rest]: string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value
  const changed = changeAt((value as Record<string, unknown>)[step], rest, change)
  return Array.isArray(value) ? value.with(Number(step), changed) : { ...value, [step]: changed }
}
