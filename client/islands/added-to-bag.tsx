import { imageUrl, productImageSize } from '../../shared/domain/media.ts'
import * as messages from '../../shared/messages/en.ts'
import { addedToBagAtom, type AddedToBag as Added } from '../atoms/added-to-bag.ts'
import { cartQuantityAtom } from '../atoms/loaded-cart.ts'
import { Price } from '../components/price/price.tsx'
import { defineIsland } from '../runtime/define-island.tsx'
import { useVisitorValue } from '../runtime/use-visitor-value.ts'
import { addedAttributes } from './bag/added-attributes.ts'
import { CheckoutLink } from './bag/checkout-link.tsx'
import { PanelHeader } from './bag/panel-header.tsx'

type AddedToBagProps = { code: string; prefix: string; currency: string }

/** What was just added, and where to go from here. The server sends its frame alone. */
function AddedToBag({ prefix }: AddedToBagProps) {
  const added = useVisitorValue<Added | null>(addedToBagAtom, null)
  const quantity = useVisitorValue(cartQuantityAtom, 0)
  return (
    <dialog className="added-to-bag" id="added-to-bag" aria-labelledby="added-to-bag-title" suppressHydrationWarning>
      <PanelHeader id="added-to-bag-title" title={messages.bag.added} />
      {added && (
        <>
          <div className="added-to-bag__product">
            <img src={imageUrl(added.imageUrl, 200)} alt="" {...productImageSize} />
            <div>
              <h3>{added.name}</h3>
              <Price value={{ price: added.price, special: added.specialPrice }} />
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
          <div className="added-to-bag__ways">
            <a className="button button--quiet" href={`${prefix}/bag`}>
              {messages.bag.viewBag} ({quantity})
            </a>
            <CheckoutLink className="button" prefix={prefix} />
          </div>
        </>
      )}
    </dialog>
  )
}

export default defineIsland('added-to-bag', 'interaction', AddedToBag)
