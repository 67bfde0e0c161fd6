import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import type { SandboxContext } from '../../env.ts'
import { services } from '../../services.ts'
import { faultControl } from '../routes.ts'
import { withFaults } from '../with-faults.ts'

const app = new Hono<SandboxContext>()
for (const service of services) app.use(`/${service}/*`, withFaults(service))
app.route('/', faultControl)
app.post('/:service/empty', (c) => c.body(null, 204))
app.all('*', async (c) => c.json({ answered: c.req.path, sent: await c.req.text() }, 200, { 'x-answered': 'yes' }))

/** The normal response of every service in these tests. */
export const ask = (path: string, init?: RequestInit) => app.request(path, init, env)

/** Calls the control endpoints as a script does. */
export async function control(method: string, path: string, body?: unknown) {
  const response = await ask(`/control/faults${path}`, {
    method,
    headers: { 'x-control': 'test' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
  const parsed: any = response.status === 204 ? null : await response.json()
  return { status: response.status, body: parsed }
}

export const setFault = (fault: object) => control('POST', '', fault)

/** Submits a form of the faults page. `origin` is the page's own by default. */
export function submit(fields: Record<string, string>, origin = env.SANDBOX_ORIGIN) {
  return ask('/control/faults-page', { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) })
}
