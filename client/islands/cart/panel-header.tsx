import { CloseForm } from '../../components/panel/close-form.tsx'
import { cartControls } from '#shared/messages/cart-controls.ts'

/** Heading and close button of a panel. `note` is spoken when it changes. */
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
      <CloseForm label={cartControls.close} />
    </div>
  )
}
