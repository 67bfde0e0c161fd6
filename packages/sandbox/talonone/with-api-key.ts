import { createMiddleware } from 'hono/factory'
import { applicationOfKey } from './applications.ts'
import type { TalononeContext } from './context.ts'
import { Refusal } from './refusal.ts'

const scheme = 'ApiKey-v1 '

/** `Authorization: ApiKey-v1 {key}` of an application; anything else is a 401. */
export const withApiKey = createMiddleware<TalononeContext>(async function withApiKey(c, next) {
  const header = c.req.header('authorization') ?? ''
  const application = header.startsWith(scheme)
    ? applicationOfKey(c.env.TALONONE_API_KEYS, header.slice(scheme.length).trim())
    : undefined
  if (!application) throw new Refusal(401, 'Invalid API key')
  c.set('application', application)
  await next()
})
