import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { LookTile } from '../parts/look-parts.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { plainText, WavyText } from '../parts/wavy-text.tsx'
import { ShopTheLookTwoSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof ShopTheLookTwoSchema>

// The look is in the middle with a product at each side. On phones both products are below it.
export default defineBlock(
  {
    name: 'shop-the-look-two',
    schema: ShopTheLookTwoSchema,
    stylesheet: 'campaign',
    description:
      'The same fields as Shop The Look One, mirrored: the picture in the centre, the products at its sides.',
  },
  function ShopTheLookTwo(props: Props) {
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
        className={cx(
          'shop-the-look-two',
          !primaryBlockBackground
            ? 'shop-the-look-two--bare'
            : primaryBlockAlignment === 'Right' && 'shop-the-look-two--right',
        )}
      >
        {title && (
          <h2
            className={cx(
              'shop-the-look-two__title',
              `font-${slugOf(titleFont)}`,
              titleBold && 'shop-the-look-two__title--bold',
            )}
          >
            <WavyText text={title} context={context} />
          </h2>
        )}
        <div className="shop-the-look-two__row">
          {primaryBlockBackground && (
            <div className="shop-the-look-two__primary">
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
        </div>
      </section>
    )
  },
)
