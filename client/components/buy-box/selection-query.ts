import type { Selection } from '#shared/domain/selection.ts'

/**
 * The page's query with the selection as `Size` and `Length`. Other parameters stay, except those that a form post
 * added.
 */
export function selectionQuery(search: string, selection: Selection): string {
  const query = new URLSearchParams(search)
  query.delete('error')
  query.delete('notify')
  for (const [name, value] of [
    ['Size', selection.size],
    ['Length', selection.length],
  ] as const) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
