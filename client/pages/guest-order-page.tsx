import type { ReactNode } from 'react'
import { AccountNotice } from './account/account-notice.tsx'
import type { AccountNotice as NoticeName } from '#shared/forms/account.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'
import * as messages from '#shared/messages/shop.ts'

type GuestOrderPageProps = {
  orderId: number
  notice: { name: NoticeName; items: readonly string[] } | null
  children: ReactNode
}

/** The frame of an order that a mailed link has opened. */
export function GuestOrderPage({ orderId, notice, children }: GuestOrderPageProps) {
  return (
    <div className="guest-order">
      <h1 className="account-screen__title">{messages.order.heading(orderId)}</h1>
      <p>{guestOrder.openUntil}</p>
      {notice && <AccountNotice notice={notice.name} items={notice.items} />}
      {children}
    </div>
  )
}
