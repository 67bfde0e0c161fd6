/** @jsxImportSource hono/jsx */

import { listCoupons } from '../bigcommerce/commerce/coupon-store.ts'
import type { SandboxRequest } from '../env.ts'
import { countRows } from './counts.ts'
import { OutboxPage, listMail } from './outbox-page.tsx'
import { StartPage } from './start-page.tsx'

export async function showStart(c: SandboxRequest) {
  const [counts, coupons] = await Promise.all([countRows(c.env.DB), listCoupons(c.env.DB)])
  return c.html(
    <StartPage
      env={c.env}
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
