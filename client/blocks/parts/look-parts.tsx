import { safeLink } from '../../components/safe-link.ts'
import type { ComponentContext } from '../define-block.tsx'
import { CoverLink } from './cover-link.tsx'
import type { LookProduct } from './look.ts'
import { MediaView } from './media-view.tsx'
import { formatTileMoney, money } from '#shared/domain/money.ts'

/** One product of a look. An unreadable price is left out and reported. */
export function LookTile({ product, context }: { product: LookProduct; context: ComponentContext }) {
  const { backgroundImage, altText, url, title, price } = product
  const href = safeLink(context.market, url)
  if (price === 'unreadable') context.note('price: not a number such as 1299.00')
  return (
    <article className="look-tile">
      {backgroundImage && (
        <MediaView
          media={backgroundImage}
          alt={altText ?? backgroundImage.alt}
          aspect="3:4"
          sizes="(min-width: 48rem) 25vw, 50vw"
        />
      )}
      <h3 className="look-tile__name">{title}</h3>
      {typeof price === 'number' && (
        <p className="look-tile__price">{formatTileMoney(money(price, context.market.currency))}</p>
      )}
      <CoverLink href={href} label={title} context={context} />
    </article>
  )
}
