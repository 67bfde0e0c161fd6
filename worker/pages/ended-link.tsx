import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { type PersonalRoute, respondWithPersonalPage } from './personal-page.ts'
import { unlistedHead } from './ssr/head.ts'
import { EndedLink } from '#client/pages/ended-link.tsx'
import { pageTitle } from '#shared/merchant.ts'

/** Responds with a page that says why a link of this route does not work, by default with 404. */
export function respondWithEndedLink(
  c: Context<AppEnv>,
  route: PersonalRoute,
  { title, text, status = 404 }: { title: string; text: string; status?: 404 | 409 },
): Promise<Response> {
  const [path] = [route.pattern].flat()
  return respondWithPersonalPage(c, route, {
    status,
    head: unlistedHead({ title: pageTitle(title), path: path ?? '/', styles: ['later', 'content', 'screens'] }),
    body: <EndedLink market={c.get('market')} title={title} text={text} />,
  })
}
