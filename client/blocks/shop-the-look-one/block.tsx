import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { LookTile } from '../parts/look-parts.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { plainText, WavyText } from '../parts/wavy-text.tsx'
import { ShopTheLookOneSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof ShopTheLookOneSchema>

export default defineBlock(
  {
    name: 'shop-the-look-one',
    schema: ShopTheLookOneSchema,
    stylesheet: 'campaign',
    description: 'A picture of a look, and the products in it beside it.',
  },
  function ShopTheLookOne(props: Props) {
    const {
      title,
      titleFont,
      titleBold,
      primaryBlockBackground,
      primaryBlockUrl,
      primaryBlockAlignment,
      leftProduct,
      rightProduct,
      context,
    } = props
    const href = safeLink(context.market, primaryBlockUrl)
    return (
      <section
        data-promotion={context.deliveryId ?? ''}
        className={cx(
          'shop-the-look-one',
          !primaryBlockBackground
            ? 'shop-the-look-one--bare'
            : primaryBlockAlignment === 'Right' && 'shop-the-look-one--right',
        )}
      >
        {title && (
          <h2
            className={cx(
              'shop-the-look-one__title',
              `font-${slugOf(titleFont)}`,
              titleBold && 'shop-the-look-one__title--bold',
            )}
          >
            <WavyText text={title} context={context} />
          </h2>
        )}
        {primaryBlockBackground && (
          <div className="shop-the-look-one__primary">
            <MediaView media={primaryBlockBackground} aspect="4:5" sizes="(min-width: 48rem) 50vw, 100vw" />
            {href && (
              <CoverLink
                href={href}
                label={plainText(title ?? (primaryBlockBackground.alt || leftProduct.title))}
                context={context}
              />
            )}
          </div>
        )}
        <LookTile product={leftProduct} context={context} />
        <LookTile product={rightProduct} context={context} />
      </section>
    )
  },
)
