import type { ReactNode } from 'react'
import { Price } from '../../components/price/price.tsx'
import { StockMessage } from '../../components/stock-message/stock-message.tsx'
import { imageUrl } from '#shared/domain/media.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { WishlistProduct } from '#shared/domain/wishlist.ts'
import { marketPath, productPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'

/** The page of a saved or sent piece. */
export function pieceHref({ productId, slug, colour }: WishlistProduct, market: Market): string {
  return marketPath(market, productPath({ id: productId, slug, colour }))
}

/** A saved or sent piece with its price and stock. `children` come after them. */
export function PieceCard({
  product,
  market,
  children,
}: {
  product: WishlistProduct
  market: Market
  children: ReactNode
}) {
  const length = product.length && platformText(product.length)
  const colour = product.colour && platformText(product.colour)
  const options = [colour, product.sizeName ?? product.size, length].filter((value) => value !== null)
  return (
    <>
      <img
        className="wishlist-page__image"
        src={`${imageUrl(product.image, 360)}&h=400`}
        alt=""
        width={360}
        height={400}
        loading="lazy"
      />
      <h2 className="wishlist-page__name">
        <a href={pieceHref(product, market)}>{product.name}</a>
      </h2>
      {product.price && <Price value={product.price} />}
      <p className="wishlist-page__options">{options.join(' · ')}</p>
      <StockMessage level={product.level} />
      {product.preOrder !== undefined && <p className="wishlist-page__options">{product.preOrder}</p>}
      {children}
    </>
  )
}
