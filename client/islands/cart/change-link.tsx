import { useStore } from '../../atoms/react.ts'
import { onSheetClick } from '../../island/on-sheet-click.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { isChangeable } from '#shared/domain/changeable-line.ts'
import { changeLinePathOf, marketPath } from '#shared/links.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

type ChangeLinkProps = {
  line: LineItem
  name: string
  lines: readonly LineItem[]
  prefix: string
  isLive: boolean
}

/** The link to the page that changes size or colour of a line, if it can be changed. With scripts it opens a sheet. */
export function ChangeLink({ line, name, lines, prefix, isLive }: ChangeLinkProps) {
  const store = useStore()
  if (!isChangeable(line, lines)) return null
  return (
    <a
      className="bag-line__remove"
      href={marketPath({ prefix }, changeLinePathOf(line.id))}
      {...(isLive && { 'aria-haspopup': 'dialog' })}
      onClick={(event) =>
        onSheetClick(event, async (link) => {
          const { openChangeSheet } = await import('../../runtime/change-line.ts')
          await openChangeSheet(store, link)
        })
      }
    >
      {cartControls.change}
      <span className="visually-hidden">{` ${name}`}</span>
    </a>
  )
}
