import { Hono } from 'hono'
import type { SandboxContext } from '../env.ts'
import { listCalls } from '../scripts/calls.ts'
import { countRows } from './counts.ts'
import { icon } from './icon.ts'
import { orderPages } from './orders-page.tsx'
import { showMail, showOutbox, showScriptCalls, showStart } from './pages.tsx'
import { redirectPages } from './redirects-page.tsx'
import { reservationPages } from './reservations-page.tsx'
import { resetSandbox, resetStock, resetTrade } from './reset.ts'
import { reviewPages } from './reviews-page.tsx'
import { stockPages } from './stock-page.tsx'
import { stylesheet } from './stylesheet.ts'
import { withControlAccess } from './with-control-access.ts'

/** The start page, and the endpoints that control the sandbox. */
export const control = new Hono<SandboxContext>()

control.get('/', showStart)
control.route('/', redirectPages)
control.route('/', orderPages)
control.route('/', reviewPages)
control.route('/', stockPages)
control.route('/', reservationPages)
control.get('/control/control.css', (c) =>
  c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }),
)
control.get('/favicon.ico', (c) =>
  c.body(icon, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }),
)
control.get('/control/health', async (c) =>
  c.json({ status: 'ok', ...(await countRows(c.env.DB)) }, 200, { 'cache-control': 'no-store' }),
)
control.get('/control/outbox', showOutbox)
control.get('/control/outbox/:id', showMail)
control.get('/control/scripts', showScriptCalls)
control.get('/control/script-calls', async (c) =>
  c.json({ calls: await listCalls(c.env.DB, c.req.query('script')) }, 200, { 'cache-control': 'no-store' }),
)
control.post('/control/reset', withControlAccess, async (c) => {
  const only = { trade: resetTrade, stock: resetStock }[c.req.query('only') ?? '']
  if (only) {
    await only(c.env)
    return c.body(null, 204)
  }
  await resetSandbox(c.env)
  return c.req.header('x-control') === undefined
    ? c.redirect('/?reset=done', 303)
    : c.json({ status: 'ok', ...(await countRows(c.env.DB)) })
})
