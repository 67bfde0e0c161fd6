import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { withControlAccess } from '../control/with-control-access.ts'
import type { SandboxContext } from '../env.ts'
import { showOperations } from './operations-page.tsx'
import { forgetRecords, RecordsSchema, saveRecords } from './records.ts'
import { stylesheet } from './stylesheet.ts'

const maxBytes = 512 * 1024

/**
 * `/control/operations`: what an operator sees of the storefront on this machine. By POST, the storefront sends its
 * traces and data points. They are kept in memory, so they end with this process.
 */
export const operations = new Hono<SandboxContext>()

operations.use('/control/operations/*', withControlAccess)
operations.get('/control/operations', showOperations)
operations.get('/control/operations/operations.css', (c) =>
  c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }),
)
operations.post('/control/operations', bodyLimit({ maxSize: maxBytes }), async (c) => {
  const parsed = v.safeParse(RecordsSchema, await c.req.json().catch(() => undefined))
  if (!parsed.success) return c.json({ issues: v.flatten(parsed.issues) }, 400)
  saveRecords(parsed.output)
  return c.body(null, 204)
})
operations.post('/control/operations/clear', (c) => {
  forgetRecords()
  return c.redirect('/control/operations', 303)
})
