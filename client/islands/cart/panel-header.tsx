import { Icon } from '../../components/icon/icon.tsx'
import { cartControls } from '#shared/messages/cart-controls.ts'

/**
 * Heading and close button of a panel. The form closes its dialog natively, hydrated or not. `note` is spoken when it
 * changes.
 */
export function PanelHeader({ id, title, note }: { id: string; title: string; note?: string }) {
  return (
    <div className="panel__header">
      <h2 id={id} data-list-name tabIndex={-1}>
        {title}
      </h2>
      {note !== undefined && (
        <p className="panel__note" role="status">
          {note}
        </p>
      )}
      <form method="dialog">
        <button className="panel__close" aria-label={cartControls.close}>
          <Icon name="close" />
        </button>
      </form>
    </div>
  )
}
