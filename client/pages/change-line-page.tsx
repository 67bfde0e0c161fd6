import { Notice } from '../components/notice/notice.tsx'
import { cardPicture, productPictureSrc } from '../components/product-picture.ts'
import { type VariantGroup, variantGroups } from './change-line/variant-groups.ts'
import { lineOption, type LineItem } from '#shared/domain/cart.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { sizeNames } from '#shared/domain/size-name.ts'
import { bagPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { changeLine } from '#shared/messages/change-line.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

type ChangeLinePageProps = {
  market: Market
  mediaBase: string
  line: LineItem
  product: PlatformProduct
  /** The checked variant: the line's own, or the one that was refused. */
  chosenId: number
  /** Why the posted choice was refused. */
  error: string | null
  version: number | null
}

/** The variants of a line's product as one form. It needs no scripts. */
export function ChangeLinePage({ market, mediaBase, line, product, chosenId, error, version }: ChangeLinePageProps) {
  const { style } = product
  const hasOwn = ({ variants }: VariantGroup) => variants.some(({ id }) => id === line.variantId)
  // Most shoppers keep their colour.
  const groups = variantGroups(product, sizeNames(product, market)).toSorted(
    (a, b) => Number(hasOwn(b)) - Number(hasOwn(a)),
  )
  return (
    <div className="change-line">
      <h1 className="change-line__title">{cartControls.change}</h1>
      {error !== null && <Notice tone="error">{error}</Notice>}
      <img {...cardPicture(productPictureSrc(mediaBase, { style, colour: lineOption(line, 'Color') }))} alt="" />
      <form className="change-line__form" method="post" action={marketPath(market, actions.changeBagLine)}>
        <h2>{line.name}</h2>
        <input type="hidden" name="lineId" value={line.id} />
        {version !== null && <input type="hidden" name="version" value={version} />}
        {groups.map((group) => (
          <Group key={group.title} group={group} ownId={line.variantId} chosenId={chosenId} />
        ))}
        {line.quantity > 1 && <p>{changeLine.kept(line.quantity)}</p>}
        <button className="button" type="submit">
          {changeLine.change}
        </button>
        <a className="button button--quiet" href={marketPath(market, bagPath)}>
          {changeLine.keep}
        </a>
      </form>
    </div>
  )
}

type GroupProps = { group: VariantGroup; ownId: number; chosenId: number }

/** The variants of one colour, or of a product that has only one. The radio buttons of all groups are one set. */
function Group({ group: { title, variants }, ownId, chosenId }: GroupProps) {
  return (
    <fieldset className="option-group">
      <legend>{title}</legend>
      {variants.map(({ id, label, isSoldOut, isClosed }) => {
        const isOwn = id === ownId
        const isUnavailable = (isSoldOut || isClosed) && !isOwn
        const hint = isOwn ? changeLine.current : isClosed ? messages.bag.unavailable : messages.product.optionSoldOut
        return (
          <label
            key={id}
            className={isUnavailable ? 'option-group__choice option-group__choice--sold-out' : 'option-group__choice'}
          >
            <input
              type="radio"
              name="variantId"
              value={id}
              required
              defaultChecked={id === chosenId}
              disabled={isUnavailable}
            />
            <span>
              <span>{label}</span>
              {(isOwn || isUnavailable) && <span className="visually-hidden">{`, ${hint}`}</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
