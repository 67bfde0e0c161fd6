import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/panels.ts'
import { actions } from '#shared/routes.ts'

/** The newsletter form in the footer. It posts, and the response is the newsletter page. */
export function NewsletterEntry({ market }: { market: Market }) {
  return (
    <section className="newsletter-entry" aria-labelledby="newsletter-entry-title">
      <div className="newsletter-entry__inner">
        <div>
          <h2 className="newsletter-entry__title" id="newsletter-entry-title">
            {messages.newsletter.title}
          </h2>
          <p className="newsletter-entry__hint">{messages.newsletter.hint}</p>
        </div>
        <form className="newsletter-entry__form field" method="post" action={marketPath(market, actions.subscribe)}>
          <label htmlFor="newsletter-entry-email">{messages.newsletter.email}</label>
          <div className="newsletter-entry__row">
            <input
              id="newsletter-entry-email"
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              inputMode="email"
            />
            <button className="button">{messages.newsletter.submit}</button>
          </div>
        </form>
      </div>
    </section>
  )
}
