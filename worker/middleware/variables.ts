import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'

/** Keeps the variables in a plain object. Hono copies a map of them at each use of `c.var`, and a page has forty uses. */
export function plainVariables(c: Context<AppEnv>): void {
  const variables: Record<string, unknown> = {}
  Object.assign(c, {
    set: (name: string, value: unknown) => void (variables[name] = value),
    get: (name: string) => variables[name],
  })
  Object.defineProperty(c, 'var', { value: variables })
}
