/** @jsxImportSource hono/jsx */

import { listCoupons } from '../bigcommerce/commerce/coupon-store.ts'
import { listCertificates } from '../bigcommerce/commerce/gift-certificates.ts'
import { readStoreLinks } from '../bigcommerce/store-sites.ts'
import type { SandboxRequest } from '../env.ts'
import { listCalls } from '../scripts/calls.ts'
import { countRows } from './counts.ts'
import { findMailHtml, OutboxPage, listMail } from './outbox-page.tsx'
import { ScriptCallsPage } from './script-calls-page.tsx'
import { StartPage } from './start-page.tsx'

export async function showStart(c: SandboxRequest) {
  const [counts, coupons, certificates, links] = await Promise.all([
    countRows(c.env.DB),
    listCoupons(c.env.DB),
    listCertificates(c.env.DB),
    readStoreLinks(c.env),
  ])
  return c.html(
    <StartPage
      env={c.env}
      links={links}
      counts={counts}
      coupons={coupons}
      certificates={certificates}
      isReset={c.req.query('reset') === 'done'}
      now={Date.now()}
    />,
  )
}

/** The newest mails, with `?to=` those to one address. */
export async function showOutbox(c: SandboxRequest) {
  return c.html(<OutboxPage mails={await listMail(c.env.DB, c.req.query('to') ?? null)} />)
}

/** `GET /control/outbox/{id}`: a mail as a mail program shows it, without scripts and forms. */
export async function showMail(c: SandboxRequest) {
  const html = await findMailHtml(c.env.DB, Number(c.req.param('id')))
  if (html === null) return c.notFound()
  const policy =
    "default-src 'none'; img-src *; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"
  return c.html(html, 200, { 'content-security-policy': policy })
}

/** `GET /control/scripts?script=tag-manager`: the calls of one script, or of all. */
export async function showScriptCalls(c: SandboxRequest) {
  return c.html(<ScriptCallsPage calls={await listCalls(c.env.DB, c.req.query('script'))} />)
}
