import { Blocks } from '../blocks/blocks.tsx'
import NewsletterForm from '../islands/newsletter-form.tsx'
import type { ContentView } from './content-page.tsx'
import type { NewsletterOutcome } from '#shared/domain/newsletter.ts'
import { marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/panels.ts'
import { actions } from '#shared/routes.ts'

export function NewsletterPage({
  market,
  title,
  blocks,
  outcome,
}: ContentView & { outcome: NewsletterOutcome | null }) {
  return (
    <div className="screen">
      <h1 className="screen__title">{title}</h1>
      <Blocks items={blocks} market={market} />
      <p className="screen__text">{messages.newsletter.hint}</p>
      <div className="screen__text">
        <NewsletterForm id="newsletter-page" action={marketPath(market, actions.subscribe)} outcome={outcome} />
      </div>
    </div>
  )
}
