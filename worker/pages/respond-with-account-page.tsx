import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../context/app-env.ts'
import { takeFlash } from '../session/flash.ts'
import { respondWithAccountScreen } from './account-screen.tsx'
import { AccountFrame } from '#client/pages/account/account-frame.tsx'
import { type AccountPageName, accountPages, accountPath } from '#shared/domain/account-pages.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'
import type { ContentItem } from '#shared/views.ts'

type AccountPage = {
  /** `null` for the overview. */
  page: AccountPageName | null
  title?: string
  /** The heading, if it is more than the title's text. */
  heading?: ReactNode
  status?: number
  /** Content of the account frame. */
  body: ReactNode
  blocks?: readonly ContentItem[]
}

/** Responds with a page of the account in its frame, with the notice of the previous response. */
export async function respondWithAccountPage(
  c: Context<AppEnv>,
  { page, title: ownTitle, heading, status = 200, body, blocks = [] }: AccountPage,
): Promise<Response> {
  const title = ownTitle ?? (page === null ? messages.account.area.title : accountPages[page].label)
  const { notice, items, hasSignedUp } = await takeFlash(c.get('visit'))
  const frame = (
    <AccountFrame
      market={c.get('market')}
      page={page}
      heading={heading ?? title}
      notice={notice === undefined ? null : { name: notice, items }}
      hasSignedUp={hasSignedUp}
    >
      {body}
    </AccountFrame>
  )
  return respondWithAccountScreen(c, {
    route: routes.myAccount,
    path: accountPath(page),
    title,
    status,
    body: frame,
    blocks,
  })
}
