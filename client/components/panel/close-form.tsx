import { Icon } from '../icon/icon.tsx'

/** The close button of a dialog. The form closes it natively, hydrated or not. */
export function CloseForm({ label, className = 'panel__close' }: { label: string; className?: string }) {
  return (
    <form method="dialog">
      <button className={className} aria-label={label}>
        <Icon name="close" />
      </button>
    </form>
  )
}
