import { useEffect } from 'react'
import { flushQuantitiesAtom } from '../atoms/quantities.ts'
import { useSetAtom } from '../atoms/react.ts'
import { checkStockAtom, lineStockAtom } from '../atoms/stock.ts'
import { ClothEdge } from '../components/edge/edge.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { Part } from '../island/part.tsx'
import { useIsLive, useVisitorValue } from '../island/use-visitor-value.ts'
import { ClearCart } from './cart-details/clear-cart.tsx'
import { PriceReasons } from './cart-details/price-reasons.tsx'
import { ListedLine } from './cart/listed-line.tsx'
import { reasonsByLine } from './cart/reasons-by-line.ts'
import { useFocusAfterRemoval } from './cart/use-focus-after-removal.ts'
import { type ServerCart, usePageCart } from './cart/use-page-cart.ts'
import { WaitingCodes } from './cart/waiting-codes.tsx'
import { cartQuantity, giftsLast, type LineItem } from '#shared/domain/cart.ts'
import type { Cloth } from '#shared/domain/cloth.ts'
import { type LineStock, unlimited, type CartLineStock } from '#shared/domain/stock.ts'
import { marketPath, wishlistPath } from '#shared/links.ts'
import { cartControls, itemCount } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

type CartLinesProps = { serverCart: ServerCart; stock: CartLineStock[]; language: string; prefix: string }

const noStock: ReadonlyMap<string, LineStock> = new Map()

/** The lines of the bag page: forms that are handled in place once hydrated. */
function CartLines({ serverCart, stock, language, prefix }: CartLinesProps) {
  const { cart, lines, promotions, isUpdating } = usePageCart(serverCart, stock)
  useStockOfNewLines(lines, serverCart)
  const current = useVisitorValue(lineStockAtom, noStock)
  const flush = useSetAtom(flushQuantitiesAtom)
  const isLive = useIsLive()
  const list = useFocusAfterRemoval(lines)
  const edgeOf = (cloth?: Cloth) => cloth && <ClothEdge {...cloth} prefix={prefix} />
  useEffect(() => () => void flush(), [flush])

  const serverStock = new Map(
    stock.map(({ lineId, level, available, note }) => [lineId, { level, max: available, note }]),
  )
  const cloths = clothsByProduct(serverCart, stock)
  const reasons = reasonsByLine(cart.lineItems, promotions)
  return (
    <div className="bag-lines" ref={list}>
      <div className="bag-lines__heading">
        <h2 data-list-name tabIndex={-1}>
          {lines.length > 0 ? messages.bag.lines : messages.bag.empty}
        </h2>
        <small role="status">{lines.length > 0 && itemCount(cartQuantity({ ...cart, lineItems: lines }))}</small>
      </div>
      {lines.length === 0 ? (
        <div className="bag-lines__empty">
          <WaitingCodes promotions={promotions} />
          <a className="button" href={prefix || '/'}>
            {messages.bag.goBack}
          </a>
          <a href={marketPath({ prefix }, wishlistPath)}>{messages.wishlist.title}</a>
        </div>
      ) : (
        <>
          <ul>
            {giftsLast(lines).map((line) => (
              <ListedLine
                key={line.id}
                line={line}
                lines={lines}
                reasons={reasons}
                stock={current.get(line.id) ?? serverStock.get(line.id) ?? unlimited}
                imageWidth={400}
                language={language}
                prefix={prefix}
                isUpdating={isUpdating}
                isLive={isLive}
                edge={edgeOf(cloths.get(line.productId))}
                renderWhy={(of) => <PriceReasons line={line} reasons={of} />}
              />
            ))}
          </ul>
          <details className="clear-bag">
            <summary>{messages.bag.clear}</summary>
            <Part instead={<p role="note">{cartControls.clearNotShown}</p>}>
              <ClearCart prefix={prefix} />
            </Part>
          </details>
        </>
      )}
    </div>
  )
}

/** By product, because a line that was changed in place is a new line. */
function clothsByProduct({ cart }: ServerCart, stock: readonly CartLineStock[]): Map<number, Cloth> {
  const products = new Map(cart.line_items.physical_items.map(({ id, product_id }) => [id, product_id]))
  return new Map(
    stock.flatMap(({ lineId, cloth }): [number, Cloth][] => {
      const productId = products.get(lineId)
      return cloth && productId !== undefined ? [[productId, cloth]] : []
    }),
  )
}

/** Lines that are not in the server's markup come from another tab. */
function useStockOfNewLines(lines: readonly LineItem[], { cart }: ServerCart): void {
  const check = useSetAtom(checkStockAtom)
  const renderedIds = new Set(cart.line_items.physical_items.map(({ id }) => id))
  const newIds = lines.flatMap(({ id }) => (renderedIds.has(id) ? [] : [id])).join(' ')
  useEffect(() => {
    if (newIds !== '') void check()
  }, [newIds, check])
}

CartLines.instead = ({ prefix }: CartLinesProps) => (
  <>
    <p role="note">{cartControls.linesNotShown}</p>
    <ClearCart prefix={prefix} />
  </>
)

export default defineIsland('bag-lines', 'load', CartLines)
