import { Icon } from '../../components/icon/icon.tsx'
import { renderBlock } from '../../blocks/blocks.tsx'
import * as messages from '../../../shared/messages/en.ts'
import type { ShellView } from '../../../shared/views.ts'
import { Wordmark } from './wordmark.tsx'

/** The phone's menu. Scripts open it as a modal dialog; without them the menu links' fragment shows it. */
export function MenuDrawer({ shell }: { shell: ShellView }) {
  return (
    <dialog className="drawer drawer--start" id="menu" aria-label={messages.shell.menu}>
      <div className="drawer__header">
        <Wordmark market={shell.market} />
        <a className="drawer__close" href="#main" data-closes="menu" aria-label={messages.shell.closeMenu}>
          <Icon name="close" />
        </a>
      </div>
      {shell.mobileNavigation && renderBlock(shell.mobileNavigation, { market: shell.market })}
    </dialog>
  )
}
