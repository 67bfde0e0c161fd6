import { Hono } from 'hono'
import * as v from 'valibot'
import { withControlAccess } from '../control/with-control-access.ts'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { services } from '../services.ts'
import { listCalls } from './call-log.ts'
import { FaultSchema } from './fault.ts'
import { changeFaults, showFaults } from './faults-page.tsx'
import { liftFault, liftFaults, listFaults, setFault, type Rule } from './rules.ts'

/** Fault switches: `/control/faults` for scripts, `/control/faults-page` for people. */
export const faultControl = new Hono<SandboxContext>()

faultControl.use('/control/*', withControlAccess)
faultControl.get('/control/faults', (c) =>
  c.json(
    {
      faults: listFaults().map(toWire),
      calls: Object.fromEntries(services.map((service) => [service, listCalls(service)])),
    },
    200,
    { 'cache-control': 'no-store' },
  ),
)
faultControl.post('/control/faults', async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (body === undefined) return refuse(c, [{ path: '', message: 'The body is not JSON' }])
  const parsed = v.safeParse(FaultSchema, body)
  if (!parsed.success)
    return refuse(
      c,
      parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
    )
  return c.json(toWire(setFault(parsed.output)), 201)
})
faultControl.delete('/control/faults', (c) => {
  liftFaults()
  return c.body(null, 204)
})
faultControl.delete('/control/faults/:id{[0-9]+}', (c) =>
  liftFault(Number(c.req.param('id'))) ? c.body(null, 204) : c.json({ error: 'There is no such fault' }, 404),
)
faultControl.get('/control/faults-page', showFaults)
faultControl.post('/control/faults-page', changeFaults)

function toWire({ id, fault, remaining }: Rule) {
  return { id, ...fault, remaining }
}

function refuse(c: SandboxRequest, issues: { path: string; message: string }[]) {
  return c.json({ error: 'This is not a fault', issues }, 400)
}
