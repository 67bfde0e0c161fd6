import { useEffect } from 'react'
import type { CartEntity } from '../../shared/domain/cart-entity-schema.ts'
import { stockLevel } from '../../shared/domain/stock.ts'
import * as messages from '../../shared/messages/en.ts'
import type { BagLineStock } from '../../shared/views.ts'
import { flushQuantitiesAtom } from '../atoms/quantities.ts'
import { useSetAtom } from '../atoms/react.ts'
import { stockAtom } from '../atoms/stock.ts'
import { defineIsland } from '../runtime/define-island.tsx'
import { useIsLive, useVisitorValue } from '../runtime/use-visitor-value.ts'
import { BagLine } from './bag/bag-line.tsx'
import { LineForms } from './bag/line-forms.tsx'
import { useBagPage } from './bag/use-bag-page.ts'

type BagLinesProps = { cart: CartEntity; stock: BagLineStock[]; prefix: string }

const noUnits: ReadonlyMap<number, number> = new Map()

/** The lines of the bag page: forms from the server, done in place once the browser has taken over. */
function BagLines({ cart: entity, stock, prefix }: BagLinesProps) {
  const { lines } = useBagPage(entity, stock)
  const units = useVisitorValue(stockAtom, noUnits)
  const flush = useSetAtom(flushQuantitiesAtom)
  const isLive = useIsLive()
  useEffect(() => () => void flush(), [flush])

  const served = new Map(stock.map((line) => [line.lineId, line.available]))
  if (lines.length === 0) {
    return (
      <div className="bag-lines bag-lines--empty">
        <p>{messages.bag.empty}</p>
        <a className="button" href={prefix || '/'}>
          {messages.bag.goBack}
        </a>
      </div>
    )
  }
  return (
    <ul className="bag-lines">
      {lines.map((line) => {
        const most = units.get(line.variantId) ?? served.get(line.id) ?? null
        return (
          <BagLine key={line.id} line={line} level={stockLevel(most)} imageWidth={400}>
            <LineForms line={line} prefix={prefix} most={most} isLive={isLive} />
          </BagLine>
        )
      })}
    </ul>
  )
}

export default defineIsland('bag-lines', 'load', BagLines)
