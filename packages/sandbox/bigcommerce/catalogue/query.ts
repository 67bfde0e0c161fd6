import type { Context } from 'hono'
import { commaList } from '../rest.ts'

/** Whole numbers of a comma list. Undefined if the parameter is absent, because an empty `id:in=` selects nothing. */
export function idList(c: Context, name: string): number[] | undefined {
  if (c.req.query(name) === undefined) return undefined
  return commaList(c, name).map(Number).filter(Number.isSafeInteger)
}

/** `true`/`1` and `false`/`0`; undefined for anything else. */
export function flag(c: Context, name: string): boolean | undefined {
  const text = c.req.query(name)
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : undefined
}

export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
}

/** `include_fields` and `exclude_fields`. The id and the fields that `include` names are always returned. */
export function projection(
  c: Context,
  included: readonly string[] = [],
): (row: Record<string, unknown>) => Record<string, unknown> {
  const requested = commaList(c, 'include_fields')
  const excluded = new Set(commaList(c, 'exclude_fields'))
  if (requested.length === 0 && excluded.size === 0) return (row) => row
  const returned = new Set(['id', ...requested, ...included])
  return (row) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name]) => name === 'id' || ((requested.length === 0 || returned.has(name)) && !excluded.has(name)),
      ),
    )
}
