import { Notice } from '../components/notice/notice.tsx'
import { cardPicture, productPictureSrc } from '../components/product-picture.ts'
import { swatchStyle } from '../components/swatches/swatch-style.ts'
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

/** The variants of a line's product as one form. It needs no scripts; with them, the bag shows the form in a sheet. */
export function ChangeLinePage({ market, mediaBase, line, product, chosenId, error, version }: ChangeLinePageProps) {
  const { style } = product
  const hasOwn = ({ variants }: VariantGroup) => variants.some(({ id }) => id === line.variantId)
  // Most shoppers keep their colour.
  const groups = variantGroups(product, sizeNames(product, market)).toSorted(
    (a, b) => Number(hasOwn(b)) - Number(hasOwn(a)),
  )
  const choice = { ownId: line.variantId, chosenId }
  return (
    <div className="change-line">
      <h1 className="change-line__title">{cartControls.change}</h1>
      {error !== null && <Notice tone="error">{error}</Notice>}
      <img {...cardPicture(productPictureSrc(mediaBase, { style, colour: lineOption(line, 'Color') }))} alt="" />
      <form className="change-line__form" method="post" action={marketPath(market, actions.changeBagLine)}>
        <h2>{line.name}</h2>
        <input type="hidden" name="lineId" value={line.id} />
        {version !== null && <input type="hidden" name="version" value={version} />}
        {groups.map((group) =>
          group.hexes ? (
            <ColourGroup key={group.title} group={group} hexes={group.hexes} {...choice} />
          ) : (
            <Group key={group.title} group={group} {...choice} />
          ),
        )}
        {line.quantity > 1 && <p>{changeLine.kept(line.quantity)}</p>}
        <div className="change-line__ways">
          <button className="button" type="submit">
            {changeLine.change}
          </button>
          <a className="button button--quiet" href={marketPath(market, bagPath)}>
            {changeLine.keep}
          </a>
        </div>
      </form>
    </div>
  )
}

type GroupProps = { group: VariantGroup; ownId: number; chosenId: number }

/** A colour that opens to its variants. One is open at a time. The radio buttons of all colours are one set. */
function ColourGroup(props: GroupProps & { hexes: readonly string[] }) {
  const { group, chosenId, hexes } = props
  return (
    <details
      className="change-line__colour"
      name="change-line-colour"
      open={group.variants.some(({ id }) => id === chosenId)}
    >
      <summary>
        <i style={swatchStyle(hexes)} />
        {group.title}
      </summary>
      <Group {...props} isNamed />
    </details>
  )
}

/** The variants of a product without colours, or of one colour, whose name is above it already. */
function Group({ group: { title, variants }, ownId, chosenId, isNamed = false }: GroupProps & { isNamed?: boolean }) {
  const columns = Math.max(...variants.map(({ column }) => column ?? 0))
  const isTable = columns > 1
  return (
    <fieldset className="option-group" data-columns={isTable ? columns : undefined}>
      <legend className={isNamed ? 'visually-hidden' : undefined}>{title}</legend>
      {variants.map(({ id, label, column, isSoldOut, isClosed }) => {
        const isOwn = id === ownId
        const isUnavailable = (isSoldOut || isClosed) && !isOwn
        const hint = isOwn ? changeLine.current : isClosed ? messages.bag.unavailable : messages.product.optionSoldOut
        return (
          <label
            key={id}
            className={isUnavailable ? 'option-group__choice option-group__choice--sold-out' : 'option-group__choice'}
            data-column={isTable ? column : undefined}
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
