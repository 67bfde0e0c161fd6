import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { CallToActionList } from '../parts/call-to-action.tsx'
import { colourStyle } from '../parts/colour.ts'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { withoutWaves, WavyText } from '../parts/wavy-text.tsx'
import { TallImageTypeOneSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof TallImageTypeOneSchema>

export default defineBlock(
  {
    name: 'tall-image-type-one',
    schema: TallImageTypeOneSchema,
    stylesheet: 'occasional',
    description:
      'A tall picture in the middle of the page, with words over it in the display typeface, and a title and a button below it.',
  },
  function TallImageTypeOne(props: Props) {
    const {
      image,
      mobileImage,
      imageUrl,
      title,
      subtitle,
      dropShadow,
      callToAction,
      wrapperAlignment,
      textColor,
      quisasTextBlock,
      context,
    } = props
    const href = safeLink(context.market, imageUrl)
    const quisasText = quisasTextBlock?.text ?? null
    const label = withoutWaves(title ?? quisasText ?? (image.alt || subtitle) ?? '')
    return (
      <div
        data-promotion={context.deliveryId ?? ''}
        className={cx(
          'tall-image-type-one',
          `tall-image-type-one--${slugOf(wrapperAlignment)}`,
          dropShadow && 'tall-image-type-one--shadow',
        )}
        style={colourStyle({ '--tall-ink': textColor })}
      >
        <div className="tall-image-type-one__wrapper">
          <Backdrop
            className="tall-image-type-one__media"
            layers={{ desktop: image, mobile: mobileImage }}
            aspects={['3:4', '2:3']}
            sizes="(min-width: 48rem) 46rem, 100vw"
            isLead={context.isLead}
          />
          {quisasTextBlock && quisasText && (
            <p
              className={cx(
                'tall-image-type-one__quisas',
                `tall-image-type-one__quisas--${slugOf(quisasTextBlock.position)}`,
                `tall-image-type-one__quisas--align-${slugOf(quisasTextBlock.alignment)}`,
                !textColor && 'tall-image-type-one__quisas--grounded',
              )}
            >
              <WavyText text={quisasText} context={context} />
            </p>
          )}
          <CoverLink href={href} label={label} context={context} />
        </div>
        {(title || subtitle || callToAction) && (
          <div className="tall-image-type-one__body">
            {title && (
              <h2 className="tall-image-type-one__title">
                <WavyText text={title} context={context} />
              </h2>
            )}
            {subtitle && <p className="tall-image-type-one__subtitle">{subtitle}</p>}
            {callToAction && (
              <CallToActionList ctas={[callToAction]} market={context.market} alignment={wrapperAlignment} />
            )}
          </div>
        )}
      </div>
    )
  },
)
