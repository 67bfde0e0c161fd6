import type { AddedToCart } from '../../atoms/added-to-cart.ts'
import { Price } from '../../components/price/price.tsx'
import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { ShownPrice } from '#shared/domain/price.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

/** The product of the added-to-bag pop-up. */
export function AddedProduct({ added, price }: { added: AddedToCart; price: ShownPrice }) {
  return (
    <div className="added-to-bag__product">
      <img src={imageUrl(added.imageUrl, 200)} alt="" {...productImageSize} />
      <div>
        <h3>{added.name}</h3>
        <Price value={price} />
        <dl className="bag-line__attributes">
          {addedAttributes(added).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** Rows of the pop-up. A gift card has a design instead of a size, and shows the quantity. */
export function addedAttributes(added: AddedToCart): { label: string; value: string }[] {
  const { isGiftCard, colour, size, length, quantity } = added
  const rows = [
    { label: isGiftCard ? cartControls.design : cartControls.colour, value: colour && platformText(colour) },
    { label: cartControls.size, value: isGiftCard ? null : size && platformText(size) },
    { label: cartControls.length, value: length && platformText(length) },
    { label: cartControls.quantity, value: isGiftCard ? String(quantity) : null },
  ]
  return rows.flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]))
}
