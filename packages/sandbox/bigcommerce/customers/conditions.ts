import type { Context } from 'hono'
import { Refusal } from '../commerce/refusal.ts'
import { commaList } from '../rest.ts'

/** A part of a WHERE clause with the values it binds. */
export type Condition = { sql: string; values: readonly (string | number)[] }

export function whereOf(conditions: readonly Condition[]) {
  const sql =
    conditions.length === 0 ? '' : `WHERE ${conditions.map((condition) => `(${condition.sql})`).join(' AND ')}`
  return { sql, values: conditions.flatMap(({ values }) => values) }
}

/** Matches if the column is one of the values. They are bound as one JSON parameter, because D1 binds at most 100. */
export function isOneOf(column: string, values: readonly (string | number)[]): Condition {
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }
}

/**
 * The query's `{name}=1,2` as a condition; an empty list if it is absent.
 *
 * @throws Refusal 422 if a value is not a number.
 */
export function idFilter(c: Context, name: string, column: string): Condition[] {
  const ids = commaList(c, name)
  if (ids.some((id) => !/^\d{1,15}$/.test(id)))
    throw new Refusal(422, `The filter '${name}' takes whole numbers`, { [name]: 'Not a list of ids' })
  return ids.length === 0 ? [] : [isOneOf(column, ids.map(Number))]
}

/** The query's `{name}=a,b` as a condition; an empty list if it is absent. */
export function textFilter(c: Context, name: string, column: string): Condition[] {
  const texts = commaList(c, name)
  return texts.length === 0 ? [] : [isOneOf(column, texts)]
}

/**
 * The query's `{name}`, `{name}:min` and `{name}:max` as conditions on a column of milliseconds. A date without a time
 * means the whole day.
 *
 * @throws Refusal 422
 */
export function timeFilters(c: Context, name: string, column: string): Condition[] {
  const [exact, min, max] = [name, `${name}:min`, `${name}:max`].map((parameter) => timeOf(c, parameter))
  return [
    ...(exact
      ? [
          {
            sql: `${column} >= ? AND ${column} < ?`,
            values: [exact.time, exact.time + (exact.isDay ? 86_400_000 : 1000)],
          },
        ]
      : []),
    ...(min ? [{ sql: `${column} >= ?`, values: [min.time] }] : []),
    ...(max ? [{ sql: `${column} <= ?`, values: [max.time] }] : []),
  ]
}

function timeOf(c: Context, name: string) {
  const text = c.req.query(name)
  if (text === undefined) return undefined
  const isZoned = /(Z|[+-]\d{2}:?\d{2})$/.test(text)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const time = Date.parse(isZoned || isDay ? text : `${text}Z`)
  if (Number.isNaN(time)) throw new Refusal(422, `The filter '${name}' is not a date`, { [name]: 'Not a date' })
  return { time, isDay }
}
