import type { ReactNode } from 'react'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'

type AccountScreenProps = { title: string; isForm?: boolean; children: ReactNode }

/** The frame of a page that is about an account, an order or a mailed link. `isForm`: it has a long form. */
export function AccountScreen({ title, isForm = false, children }: AccountScreenProps) {
  return (
    <div className={isForm ? 'account-screen account-screen--form' : 'account-screen'}>
      <h1 className="account-screen__title">{title}</h1>
      {children}
    </div>
  )
}

type MailedLinkFormProps = { market: Market; action: string; token: string; button: string }

/** Uses a mailed link. Only this button does, because mail programs open links to check them. */
export function MailedLinkForm({ market, action, token, button }: MailedLinkFormProps) {
  return (
    <form method="post" action={marketPath(market, action)}>
      <input type="hidden" name="link" value={token} />
      <button className="button" type="submit">
        {button}
      </button>
    </form>
  )
}
