import type { ReactNode } from 'react'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'

type AccountScreenProps = {
  title: string
  /** It has a long form. */
  isForm?: boolean
  intro?: ReactNode
  /** What the shopper has just done. */
  done?: string
  children?: ReactNode
}

/** The frame of a page that is about an account, an order or a mailed link. */
export function AccountScreen({ title, isForm = false, intro, done, children }: AccountScreenProps) {
  return (
    <div className={isForm ? 'account-screen account-screen--form' : 'account-screen'}>
      <h1 className="account-screen__title">{title}</h1>
      {intro !== undefined && <p className="account-screen__intro">{intro}</p>}
      {done !== undefined && (
        <div className="notice notice--success" role="status">
          <p>{done}</p>
        </div>
      )}
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
