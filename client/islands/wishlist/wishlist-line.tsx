import { cartBusyAtom } from '../../atoms/cart-state.ts'
import { addToCartAtom } from '../../atoms/cart.ts'
import { notifyAtom } from '../../atoms/notifications.ts'
import { useAtomValue, useSetAtom } from '../../atoms/react.ts'
import { setSavedAtom } from '../../atoms/wishlist.ts'
import { Price } from '../../components/price/price.tsx'
import { StockMessage } from '../../components/stock-message/stock-message.tsx'
import type { WishlistRow } from '../../data/wishlist-products.ts'
import { wishlistItemName } from '#shared/domain/item-name.ts'
import { imageUrl } from '#shared/domain/media.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { baseSku, giftCardStyles } from '#shared/domain/product.ts'
import { addText } from '#shared/domain/selection.ts'
import type { WishlistProduct } from '#shared/domain/wishlist.ts'
import { marketPath, productPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

const imageSize = { width: 180, height: 200 } as const

/** An item of the wishlist. Keeps its place until its product is loaded. An item that is no longer sold can be removed. */
export function WishlistLine({ row, prefix }: { row: WishlistRow; prefix: string }) {
  const { item, product } = row
  if (product === null) return null
  if (product === undefined) return <li className="bag-line wishlist-line--waiting" aria-busy="true" />
  const href = marketPath(
    { prefix },
    productPath({ id: product.productId, slug: product.slug, colour: product.colour }),
  )
  return (
    <li className="bag-line">
      <img
        className="bag-line__image"
        src={`${imageUrl(product.image, imageSize.width)}&h=${imageSize.height}`}
        alt=""
        loading="lazy"
        {...imageSize}
      />
      <div className="bag-line__body">
        <h3 className="bag-line__name">
          <a href={href}>{product.name}</a>
        </h3>
        {product.price && <Price value={product.price} />}
        <Options product={product} />
        <StockMessage level={product.level} />
        {product.preOrder !== undefined && <p className="bag-line__note">{product.preOrder}</p>}
        <div className="wishlist-line__controls">
          {product.needsChoice || product.variantId === null ? (
            <a className="button button--quiet" href={href}>
              {messages.wishlist.chooseOptions}
              <span className="visually-hidden">{` ${wishlistItemName(product)}`}</span>
            </a>
          ) : (
            <AddToCart product={product} variantId={product.variantId} />
          )}
          <RemoveButton item={item} name={wishlistItemName(product)} />
        </div>
      </div>
    </li>
  )
}

/** An item that cannot be shown. */
export function UnshownWishlistLine({ item }: Pick<WishlistRow, 'item'>) {
  return (
    <li className="bag-line">
      <div className="bag-line__body">
        <p role="note">{messages.wishlist.itemNotShown}</p>
        <RemoveButton item={item} name="" />
      </div>
    </li>
  )
}

function RemoveButton({ item, name }: Pick<WishlistRow, 'item'> & { name: string }) {
  const setSaved = useSetAtom(setSavedAtom)
  return (
    <button type="button" className="wishlist-line__remove" onClick={() => void setSaved({ item, isSaved: false })}>
      {messages.wishlist.remove}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}

function Options({ product }: { product: WishlistProduct }) {
  const isGiftCard = giftCardStyles.includes(product.style)
  const rows = [
    {
      label: isGiftCard ? messages.product.design : messages.product.colour,
      value: product.colour && platformText(product.colour),
    },
    { label: messages.product.size, value: isGiftCard ? null : (product.sizeName ?? product.size) },
    { label: messages.wishlist.length, value: product.length && platformText(product.length) },
  ]
  return (
    <dl className="bag-line__attributes">
      {rows.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Disabled while the cart loads and if the item cannot be bought. A refusal is shown (D-52). */
function AddToCart({ product, variantId }: { product: WishlistProduct; variantId: number }) {
  const isBusy = useAtomValue(cartBusyAtom).length > 0
  const add = useSetAtom(addToCartAtom)
  const notify = useSetAtom(notifyAtom)
  const { price } = product

  async function addToCart() {
    if (!price) return
    const added = {
      imageUrl: product.image,
      name: product.name,
      price: price.price,
      specialPrice: price.special,
      size: product.size,
      colour: product.colour,
      length: product.length,
      quantity: 1,
      isGiftCard: giftCardStyles.includes(baseSku(product.sku)),
      sku: product.sku,
    }
    const outcome = await add({ line: { productId: product.productId, variantId, quantity: 1 }, added })
    if (outcome.status === 'failed')
      notify({
        kind: 'error',
        text: outcome.message,
        action: { label: messages.wishlist.retry, run: () => void addToCart() },
      })
  }

  return (
    <button
      type="button"
      className="button"
      disabled={isBusy || !product.isPurchasable}
      onClick={() => void addToCart()}
    >
      <span>{addText(product, messages.wishlist.addToCart)}</span>
      <span className="visually-hidden">{` ${wishlistItemName(product)}`}</span>
    </button>
  )
}
