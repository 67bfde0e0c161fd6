import { ConsentButtons, ConsentGroups } from '../../components/consent-choices/consent-choices.tsx'
import type { ConsentPurpose } from '#shared/consent.ts'
import { cookiesPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/consent.ts'

/**
 * The question for consent. It is in every page, the same for every visitor and hidden;
 * `client/runtime/consent/banner.ts` shows it to visitors who must be asked. Not modal: the page works behind it, and
 * the focus stays where it is.
 */
export function ConsentBanner({ market, purposes }: { market: Market; purposes: readonly ConsentPurpose[] }) {
  return (
    <section className="consent-banner" id="consent" aria-labelledby="consent-title" hidden>
      <div className="consent-banner__text">
        <h2 className="consent-banner__title" id="consent-title">
          {messages.consent.title}
        </h2>
        <p>
          {messages.consent.text(purposes)} <a href={marketPath(market, cookiesPath)}>{messages.consent.more}</a>
        </p>
      </div>
      <div className="consent-banner__groups" data-groups="" hidden>
        <ConsentGroups id="consent-groups" purposes={purposes} />
      </div>
      <ConsentButtons>
        <button
          type="button"
          className="button button--quiet consent-choices__button"
          data-choice="choose"
          aria-expanded="false"
          aria-controls="consent-groups"
        >
          {messages.consent.choose}
        </button>
        <button type="button" className="button button--quiet consent-choices__button" data-choice="save" hidden>
          {messages.consent.save}
        </button>
      </ConsentButtons>
    </section>
  )
}
