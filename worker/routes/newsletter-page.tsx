import { loadStaticScreen } from '../pages/loaders/static-screen.tsx'
import { publicPage } from '../pages/public-page.ts'
import { NewsletterPage } from '#client/pages/newsletter-page.tsx'
import { parseNewsletterOutcome } from '#shared/domain/newsletter.ts'
import { NotFoundError } from '#shared/errors.ts'
import { newsletterPath } from '#shared/links.ts'
import * as messages from '#shared/messages/panels.ts'
import { routes } from '#shared/routes.ts'

/** The newsletter's form as a page. Content links to it open the panel if scripts run. */
export const newsletterPage = publicPage(routes.newsletter, {
  query: ['outcome'],
  async load(context) {
    if (context.configuration.marketing === null) throw new NotFoundError('The shop has no newsletter.')
    return loadStaticScreen(context, {
      path: newsletterPath,
      title: messages.newsletter.title,
      description: messages.newsletter.description,
      isIndexable: context.query.size === 0,
      body: (view) => <NewsletterPage {...view} outcome={parseNewsletterOutcome(context.query.get('outcome'))} />,
    })
  },
})
