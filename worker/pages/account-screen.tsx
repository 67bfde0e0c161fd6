import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../context/app-env.ts'
import { respondWithPersonalPage, type PersonalRoute } from './personal-page.ts'
import { unlistedHead } from './ssr/head.ts'
import { stylesheetsOf } from '#client/blocks/registry.ts'
import { pageTitle } from '#shared/merchant.ts'
import type { ContentItem } from '#shared/views.ts'

type Screen = {
  route: PersonalRoute
  path?: string
  title: string
  status?: number
  body: ReactNode
  blocks?: readonly ContentItem[]
  referrerPolicy?: 'same-origin' | 'no-referrer'
}

/**
 * Responds with a page of login or account: personal, not indexed, and by default no other site receives its URL as
 * referrer.
 */
export function respondWithAccountScreen(
  c: Context<AppEnv>,
  { route, path = route.pattern, title, status = 200, body, blocks = [], referrerPolicy = 'same-origin' }: Screen,
): Promise<Response> {
  c.header('referrer-policy', referrerPolicy)
  return respondWithPersonalPage(c, route, {
    status,
    head: unlistedHead({ title: pageTitle(title), path, styles: ['later', 'account', ...stylesheetsOf(blocks)] }),
    body,
  })
}
