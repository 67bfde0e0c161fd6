import { featuresOf } from '../configuration/features.ts'
import { loadStaticScreen } from '../pages/loaders/static-screen.tsx'
import { publicPage } from '../pages/public-page.ts'
import { CookiesPage } from '#client/pages/cookies-page.tsx'
import { cookiesPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

/** The page that lists the shop's cookies and their purposes. */
export const cookiesPage = publicPage(routes.cookies, {
  query: [],
  load: (context) =>
    loadStaticScreen(context, {
      path: cookiesPath,
      title: messages.cookies.title,
      description: messages.cookies.description,
      body: (view) => (
        <CookiesPage
          {...view}
          features={featuresOf(context.configuration, context.market)}
          cartDays={context.configuration.cartDays}
        />
      ),
    }),
})
