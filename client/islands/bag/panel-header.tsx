import { Icon } from '../../components/icon/icon.tsx'
import { words } from './words.ts'

/** Heading and close button of a panel. The form closes its dialog by itself, hydrated or not. */
export function PanelHeader({ id, title }: { id: string; title: string }) {
  return (
    <div className="drawer__header">
      <h2 id={id}>{title}</h2>
      <form method="dialog">
        <button className="drawer__close" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </form>
    </div>
  )
}
