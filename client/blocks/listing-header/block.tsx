import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToActionList } from '../parts/call-to-action.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { MediaView } from '../parts/media-view.tsx'
import { SeeMore } from '../parts/see-more.tsx'
import { hasWavyText, WavyText } from '../parts/wavy-text.tsx'
import { splitDescription } from './description.ts'
import { headerCrop } from './picture.ts'
import { ListingHeaderSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof ListingHeaderSchema>

// Replaces the PLP's own header, so its title is the page's heading. Variant 2 puts the text beside a picture.
export default defineBlock(
  {
    name: 'listing-header',
    schema: ListingHeaderSchema,
    stylesheet: 'plp',
    description: 'The text and picture above a listing. It belongs under a key `listing/{category path}`.',
    hasDeliveryKey: true,
  },
  function ListingHeader(props: Props) {
    const { title, subheading, linkButtons, squiggle, image, callToAction, context } = props
    const variant = props.variant ?? 1
    const isTwo = variant === 2
    const picture = isTwo ? image : null
    const description = splitDescription(props.description, variant)
    const buttons = [...linkButtons, ...(isTwo && callToAction ? [callToAction] : [])]
    return (
      <header className={cx('listing-header', isTwo && 'listing-header--two', !picture && 'listing-header--plain')}>
        <div className="listing-header__words">
          {isTwo && squiggle && (
            <svg
              className={`listing-header__squiggle listing-header__squiggle--${slugOf(squiggle.position)}`}
              style={colourStyle({ '--squiggle-ink': squiggle.colour })}
              viewBox="0 0 120 18"
              aria-hidden="true"
            >
              <path d="M2 9c8-9 15-9 22 0s15 9 22 0 15-9 22 0 15 9 22 0 15-9 26-2" />
            </svg>
          )}
          <h1 className={cx('listing-header__title', hasWavyText(title) && 'listing-header__title--wavy')}>
            <WavyText text={title} context={context} />
          </h1>
          {isTwo && subheading && <p className="listing-header__subheading">{subheading}</p>}
          {description && <SeeMore {...description} className="listing-header__description" />}
          <CallToActionList ctas={buttons} market={context.market} alignment="Left" />
        </div>
        {picture && (
          <MediaView
            className="listing-header__media"
            media={picture}
            aspect={headerCrop.aspects}
            sizes={headerCrop.sizes}
            priority={context.isLead ? 'high' : 'lazy'}
          />
        )}
      </header>
    )
  },
)
