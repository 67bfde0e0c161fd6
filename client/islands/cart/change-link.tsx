import { useStore } from '../../atoms/react.ts'
import type { PageStore } from '../../atoms/store.ts'
import { isModified } from '../../island/is-modified.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { isChangeable } from '#shared/domain/changeable-line.ts'
import { lineName } from '#shared/domain/item-name.ts'
import { changeLinePathOf, marketPath } from '#shared/links.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

type ChangeLinkProps = { line: LineItem; lines: readonly LineItem[]; prefix: string; isLive: boolean }

/** The link to the page that changes size or colour of a line, if it can be changed. With scripts it opens a sheet. */
export function ChangeLink({ line, lines, prefix, isLive }: ChangeLinkProps) {
  const store = useStore()
  if (!isChangeable(line, lines)) return null
  return (
    <a
      className="bag-line__remove"
      href={marketPath({ prefix }, changeLinePathOf(line.id))}
      {...(isLive && { 'aria-haspopup': 'dialog' })}
      onClick={(event) => {
        if (isModified(event)) return
        event.preventDefault()
        openSheet(store, event.currentTarget)
      }}
    >
      {cartControls.change}
      <span className="visually-hidden">{` ${lineName(line)}`}</span>
    </a>
  )
}

function openSheet(store: PageStore, link: HTMLAnchorElement): void {
  import('../../runtime/change-line.ts')
    .then(({ openChangeSheet }) => openChangeSheet(store, link))
    .catch(() => location.assign(link.href))
}
