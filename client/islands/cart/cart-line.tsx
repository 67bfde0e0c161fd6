import type { ReactNode } from 'react'
import { StockMessage } from '../../components/stock-message/stock-message.tsx'
import { CartLinePrice } from './line-price.tsx'
import { lineOption, type LineItem } from '#shared/domain/cart.ts'
import { hasFixedQuantity, isGiftCardLine } from '#shared/domain/gift-card-line.ts'
import type { LineReasons } from '#shared/domain/line-reasons.ts'
import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { slugOf } from '#shared/domain/slug.ts'
import type { StockLevel } from '#shared/domain/stock.ts'
import { typedOptionText } from '#shared/domain/typed-option.ts'
import { marketPath, productPath } from '#shared/links.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

type CartLineProps = {
  line: LineItem
  reasons: LineReasons
  level: StockLevel
  /** What shoppers read about its pre-order. */
  note?: string | undefined
  imageWidth: number
  /** BCP 47 tag of the page. */
  language: string
  prefix: string
  isUpdating: boolean
  why: ReactNode
  edge?: ReactNode
  children: ReactNode
}

/**
 * A line of the cart. `why` explains its price, `edge` is the way to its design, the children are its controls.
 * Internal options, such as a gift card's uid, are not shown.
 */
export function CartLine(props: CartLineProps) {
  const { line, reasons, level, note, imageWidth, language, prefix, isUpdating, why, edge, children } = props
  const path = line.isFreeGift ? null : lineProductPath(line)
  return (
    <li className={isUpdating ? 'bag-line bag-line--updating' : 'bag-line'}>
      <img
        className="bag-line__image"
        src={imageUrl(withoutQuery(line.imageUrl), imageWidth)}
        alt=""
        loading="lazy"
        {...productImageSize}
      />
      <div className="bag-line__body">
        <h3 className="bag-line__name">
          {path === null ? (
            <span data-line-name tabIndex={-1}>
              {line.name}
            </span>
          ) : (
            <a href={marketPath({ prefix }, path)} data-line-name>
              {line.name}
            </a>
          )}
        </h3>
        <dl className="bag-line__attributes">
          {attributes(line, language).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CartLinePrice line={line} reasons={reasons}>
          {why}
        </CartLinePrice>
        {!line.isFreeGift && <StockMessage level={level} />}
        {note !== undefined && <p className="bag-line__note">{note}</p>}
        {edge && <div>{edge}</div>}
        {children && <div className="bag-line__controls">{children}</div>}
      </div>
    </li>
  )
}

// The shopper knows their own name and address. The uid is internal.
const hidden = /^(color|size|length|uid|your .*)$/i

/** A typed value, such as a person's name, has the direction of its own letters. */
function attributes(line: LineItem, language: string): { label: string; value: ReactNode }[] {
  const isGiftCard = isGiftCardLine(line)
  const colour = lineOption(line, 'Color')
  const size = lineOption(line, 'Size')
  const length = lineOption(line, 'Length')
  const rows = [
    { label: isGiftCard ? cartControls.design : cartControls.colour, value: colour && platformText(colour) },
    { label: cartControls.size, value: isGiftCard ? null : (line.sizeName ?? size) },
    { label: cartControls.length, value: length && platformText(length) },
    { label: cartControls.quantity, value: hasFixedQuantity(line) ? String(line.quantity) : null },
  ]
  const details = line.options.flatMap((option) =>
    isGiftCard && !hidden.test(option.name)
      ? [
          {
            label: platformText(option.name),
            value: option.value && <bdi>{typedOptionText(option, language)}</bdi>,
          },
        ]
      : [],
  )
  return [...rows, ...details].flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]))
}

function withoutQuery(src: string): string {
  return src.split('?', 1)[0] ?? src
}

/**
 * The path of the line's product page in the line's colour, without market prefix. The platform's URL may have another
 * host. The page takes this slug for a name in any script (`product-address.ts`), so no island needs the other rule.
 */
function lineProductPath(line: Pick<LineItem, 'productId' | 'name' | 'options'>): string {
  const { productId: id, name } = line
  return productPath({ id, slug: slugOf(name), colour: lineOption(line, 'Color') })
}
