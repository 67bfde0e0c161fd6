import { safeLink } from '../../components/safe-link.ts'
import type { ComponentContext } from '../define-block.tsx'
import { CoverLink } from './cover-link.tsx'
import { cx } from './cx.ts'
import type { Look, LookProduct } from './look.ts'
import { MediaView } from './media-view.tsx'
import { withoutWaves, WavyText } from './wavy-text.tsx'
import { formatTileMoney, money } from '#shared/domain/money.ts'
import { slugOf } from '#shared/domain/slug.ts'

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

type LookPartProps = { name: string; look: Look; context: ComponentContext }

/** The title of a look. `name` is the prefix of the class names. */
export function LookTitle({ name, look: { title, titleFont, titleBold }, context }: LookPartProps) {
  if (!title) return null
  return (
    <h2 className={cx(`${name}__title`, `font-${slugOf(titleFont)}`, titleBold && `${name}__title--bold`)}>
      <WavyText text={title} context={context} />
    </h2>
  )
}

/** The picture of a look with its link. */
export function LookPicture({ name, look, context }: LookPartProps) {
  const { title, primaryBlockBackground: media, primaryBlockUrl, leftProduct } = look
  const href = safeLink(context.market, primaryBlockUrl)
  if (!media) return null
  return (
    <div className={`look-picture ${name}__primary`}>
      <MediaView media={media} aspect="4:5" sizes="(min-width: 48rem) 50vw, 100vw" />
      {href && (
        <CoverLink href={href} label={withoutWaves(title ?? (media.alt || leftProduct.title))} context={context} />
      )}
    </div>
  )
}

/** The class names of a look. */
export function lookClass(name: string, { primaryBlockBackground, primaryBlockAlignment }: Look): string {
  return cx(name, !primaryBlockBackground ? `${name}--bare` : primaryBlockAlignment === 'Right' && `${name}--right`)
}
