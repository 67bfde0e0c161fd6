import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { readCustomer } from '../session/read-customer.ts'
import { requireCustomer } from './authentication.ts'

/**
 * Reads the session, and requires a login, where the path table says so. Runs before the pages: the only place where a
 * page or form gets the signed-in customer.
 */
export async function checkSession(c: Context<AppEnv>): Promise<Response | undefined> {
  const { session } = c.get('row')
  if (session === 'unread') return undefined
  await readCustomer(c.get('visit'))
  return session === 'required' ? requireCustomer(c) : undefined
}
