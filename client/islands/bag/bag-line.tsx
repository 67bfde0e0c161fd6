import type { ReactNode } from 'react'
import { lineOption, type LineItem } from '../../../shared/domain/cart.ts'
import { imageUrl, productImageSize } from '../../../shared/domain/media.ts'
import { giftCardStyles, baseSku } from '../../../shared/domain/product.ts'
import type { StockLevel } from '../../../shared/domain/stock.ts'
import { Price } from '../../components/price/price.tsx'
import { StockMessage } from '../../components/stock-message/stock-message.tsx'
import { words } from './words.ts'

type BagLineProps = { line: LineItem; level: StockLevel; imageWidth: number; children: ReactNode }

/** A line of the bag [BAG-16]; its controls are the children. The platform's own options, such as a gift card's uid, are not shown [BAG-10]. */
export function BagLine({ line, level, imageWidth, children }: BagLineProps) {
  const name = line.url.startsWith('/') ? <a href={line.url}>{line.name}</a> : line.name
  return (
    <li className="bag-line">
      <img className="bag-line__image" src={imageUrl(withoutQuery(line.imageUrl), imageWidth)} alt="" loading="lazy" {...productImageSize} />
      <div className="bag-line__body">
        <h3 className="bag-line__name">{name}</h3>
        <Price value={{ price: line.originalPrice, special: line.salePrice.amount < line.originalPrice.amount ? line.salePrice : null }} />
        <dl className="bag-line__attributes">
          {attributes(line).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <StockMessage level={level} />
        <div className="bag-line__controls">{children}</div>
      </div>
    </li>
  )
}

function attributes(line: LineItem): { label: string; value: string }[] {
  const isGiftCard = giftCardStyles.includes(baseSku(line.sku))
  const rows = [
    { label: isGiftCard ? words.design : words.colour, value: lineOption(line, 'Color') },
    { label: words.size, value: isGiftCard ? null : lineOption(line, 'Size') },
    { label: words.length, value: lineOption(line, 'Length') },
  ]
  return rows.flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]))
}

function withoutQuery(src: string): string {
  return src.split('?', 1)[0] ?? src
}
