import type { ReactNode } from 'react'
import { SignUpRecord } from '../../components/sign-up-record.tsx'
import { AccountNotice } from './account-notice.tsx'
import { type AccountPageName, accountPages, accountPath } from '#shared/domain/account-pages.ts'
import type { AccountNotice as NoticeName } from '#shared/forms/account.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

export type AccountFrameProps = {
  market: Market
  /** `null` for the overview. */
  page: AccountPageName | null
  heading: ReactNode
  notice: { name: NoticeName; items: readonly string[] } | null
  hasSignedUp: boolean
  children: ReactNode
}

const { account } = messages

/** The frame of every account page: navigation and logout. */
export function AccountFrame({ market, page, heading, notice, hasSignedUp, children }: AccountFrameProps) {
  return (
    <div className="account-area">
      <nav className="account-area__navigation" aria-label={account.area.navigation}>
        <ul>
          <NavigationLink
            market={market}
            path={accountPath(null)}
            label={account.area.overview}
            isCurrent={page === null}
          />
          {Object.entries(accountPages).map(([name, { label }]) => (
            <NavigationLink
              key={name}
              market={market}
              path={accountPath(name as AccountPageName)}
              label={label}
              isCurrent={page === name}
            />
          ))}
        </ul>
        <form method="post" action={marketPath(market, actions.logOut)}>
          <button className="account-area__out" type="submit">
            {account.button.logOut}
          </button>
        </form>
      </nav>
      <div className="account-area__page">
        <h1 className="account-area__title">{heading}</h1>
        {notice && <AccountNotice notice={notice.name} items={notice.items} />}
        {children}
      </div>
      {hasSignedUp && <SignUpRecord />}
    </div>
  )
}

function NavigationLink({
  market,
  path,
  label,
  isCurrent,
}: {
  market: Market
  path: string
  label: string
  isCurrent: boolean
}) {
  return (
    <li>
      <a href={marketPath(market, path)} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </a>
    </li>
  )
}
