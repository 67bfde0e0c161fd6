import { Hono } from 'hono'
import * as v from 'valibot'
import type { SandboxContext } from '../env.ts'
import { ScriptCallSchema, saveCall } from './calls.ts'
import { isScriptName, scriptOf } from './stand-ins/stand-ins.ts'

const maxCall = 20_000

/**
 * Stand-ins for third-party scripts. Each draws its widget in the page's place for it, and reports its calls to
 * `/scripts/calls`.
 */
export const scripts = new Hono<SandboxContext>()

scripts.get('/:file{[a-z-]+\\.js}', (c) => {
  const name = c.req.param('file').slice(0, -'.js'.length)
  if (!isScriptName(name)) return c.text('There is no such script.', 404)
  return c.body(scriptOf(name), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

// Sent as plain text by pages of any origin, so that browsers send no preflight request.
scripts.post('/calls', async (c) => {
  const text = await c.req.text()
  const parsed =
    text.length > maxCall ? undefined : v.safeParse(v.pipe(v.string(), v.parseJson(), ScriptCallSchema), text)
  if (!parsed?.success)
    return c.json({ error: 'This is not a call of a script' }, 400, { 'access-control-allow-origin': '*' })
  await saveCall(c.env.DB, parsed.output)
  return c.body(null, 204, { 'access-control-allow-origin': '*' })
})
scripts.all('*', (c) => c.text('Not found', 404))
