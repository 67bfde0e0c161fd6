import { Icon } from '../../components/icon/icon.tsx'
import { LazyMarkup } from '../../components/lazy-markup.tsx'
import NewsletterForm from '../../islands/newsletter-form.tsx'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/panels.ts'
import { actions } from '#shared/routes.ts'

/** The newsletter modal, opened by links in content to the newsletter page. */
export function NewsletterPanel({ market }: { market: Market }) {
  return (
    <dialog className="sheet-base sheet newsletter-panel" id="newsletter" aria-labelledby="newsletter-title">
      <LazyMarkup>
        <div className="sheet__body">
          <a className="panel__close" href="#main" data-closes="newsletter" aria-label={messages.newsletter.close}>
            <Icon name="close" />
          </a>
          <h2 id="newsletter-title">{messages.newsletter.title}</h2>
          <p>{messages.newsletter.hint}</p>
          <NewsletterForm id="newsletter-panel" action={marketPath(market, actions.subscribe)} outcome={null} />
        </div>
      </LazyMarkup>
    </dialog>
  )
}
