import type { ReactNode } from 'react'
import { CartLine } from './cart-line.tsx'
import { LineForms } from './line-forms.tsx'
import { LinePart } from './line-part.tsx'
import type { LineItem } from '#shared/domain/cart.ts'
import { explainLine, type LineReasons } from '#shared/domain/line-reasons.ts'
import type { LineStock } from '#shared/domain/stock.ts'

type ListedLineProps = {
  line: LineItem
  lines: readonly LineItem[]
  /** By line id. */
  reasons: ReadonlyMap<string, LineReasons>
  stock: LineStock
  imageWidth: number
  /** BCP 47 tag of the page. */
  language: string
  prefix: string
  isUpdating: boolean
  isLive: boolean
  /** The way to everything in its printed design. */
  edge?: ReactNode
  /** Explains the line's price. */
  renderWhy: (reasons: LineReasons) => ReactNode
}

/** A line in the list of a cart, with its controls. A free gift has none. */
export function ListedLine({ line, lines, reasons, stock, isLive, renderWhy, ...shown }: ListedLineProps) {
  const { level, max, note } = stock
  const lineReasons = reasons.get(line.id) ?? explainLine(line, null)
  return (
    <LinePart line={line} prefix={shown.prefix}>
      <CartLine line={line} reasons={lineReasons} level={level} note={note} why={renderWhy(lineReasons)} {...shown}>
        {!line.isFreeGift && <LineForms line={line} lines={lines} prefix={shown.prefix} max={max} isLive={isLive} />}
      </CartLine>
    </LinePart>
  )
}
