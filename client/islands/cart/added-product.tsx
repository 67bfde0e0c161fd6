import type { AddedToCart } from '../../atoms/added-to-cart.ts'
import { Price } from '../../components/price/price.tsx'
import { addedAttributes } from './added-attributes.ts'
import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import type { ShownPrice } from '#shared/domain/price.ts'

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
