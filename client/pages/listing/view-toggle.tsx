import { Icon } from '../../components/icon/icon.tsx'
import * as messages from '#shared/messages/shop.ts'

const views = ['grid', 'list'] as const

/** Two buttons. The browser stores the choice for its session, so the page is identical for all visitors. */
export function ViewToggle() {
  return (
    <div className="view-toggle" role="group" aria-label={messages.listing.view}>
      {views.map((view) => (
        <button
          className="view-toggle__button"
          type="button"
          key={view}
          data-view={view}
          aria-pressed={view === 'grid'}
        >
          <Icon name={view} />
          <span className="visually-hidden">{messages.listing[view]}</span>
        </button>
      ))}
    </div>
  )
}
