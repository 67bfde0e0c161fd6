import * as messages from '../../../shared/messages/en.ts'
import { Icon } from '../../components/icon/icon.tsx'

const views = ['grid', 'list'] as const

/** Two buttons; which one is pressed the browser remembers for its session, so the page is the same for everybody. */
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
