/** @jsxImportSource hono/jsx */

import { listCoupons } from '../bigcommerce/commerce/coupon-store.ts'
import { readStoreLinks } from '../bigcommerce/store-sites.ts'
import type { SandboxRequest } from '../env.ts'
import { listCalls } from '../scripts/calls.ts'
import { countRows } from './counts.ts'
import { OutboxPage, listMail } from './outbox-page.tsx'
import { ScriptCallsPage } from './script-calls-page.tsx'
import { StartPage } from './start-page.tsx'

export async function showStart(c: SandboxRequest) {
  const [counts, coupons, links] = await Promise.all([
    countRows(c.env.DB),
    listCoupons(c.env.DB),
    readStoreLinks(c.env),
  ])
  return c.html(
    <StartPage
      env={c.env}
      links={links}
      counts={counts}
      coupons={coupons}
      isReset={c.req.query('reset') === 'done'}
      now={Date.now()}
    />,
  )
}

export async function showOutbox(c: SandboxRequest) {
  return c.html(<OutboxPage mails={await listMail(c.env.DB)} />)
}

/** `GET /control/scripts?script=tag-manager`: the calls of one script, or of all. */
export async function showScriptCalls(c: SandboxRequest) {
  return c.html(<ScriptCallsPage calls={await listCalls(c.env.DB, c.req.query('script'))} />)
}
