import type { LineItem } from '#shared/domain/cart.ts'
import { isChangeable } from '#shared/domain/changeable-line.ts'
import { lineName } from '#shared/domain/item-name.ts'
import { changeLinePathOf, marketPath } from '#shared/links.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

/** The link to the page that changes size or colour of a line, if it can be changed. */
export function ChangeLink({ line, lines, prefix }: { line: LineItem; lines: readonly LineItem[]; prefix: string }) {
  if (!isChangeable(line, lines)) return null
  return (
    <a className="bag-line__remove" href={marketPath({ prefix }, changeLinePathOf(line.id))}>
      {cartControls.change}
      <span className="visually-hidden">{` ${lineName(line)}`}</span>
    </a>
  )
}
