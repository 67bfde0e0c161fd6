import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToActionList } from '../parts/call-to-action.tsx'
import { cx } from '../parts/cx.ts'
import { MediaView } from '../parts/media-view.tsx'
import { ListingHeaderSchema } from './schema.ts'

type Props = BlockProps<typeof ListingHeaderSchema>

// It stands in place of the listing's own header, so its title is the page's heading. Variant 2 sets words beside a picture.
export default defineBlock('listing-header', ListingHeaderSchema, function ListingHeader(props: Props) {
  const { variant, title, subheading, description, image, callToAction, context } = props
  const picture = variant === 2 ? image : null
  return (
    <header className={cx('listing-header', variant === 2 && 'listing-header--two', !picture && 'listing-header--plain')}>
      <div className="listing-header__words">
        <h1 className="listing-header__title">{title}</h1>
        {subheading && <p className="listing-header__subheading">{subheading}</p>}
        {description && <p className="listing-header__description">{description}</p>}
        {callToAction && <CallToActionList ctas={[callToAction]} market={context.market} alignment="Left" />}
      </div>
      {picture && <MediaView className="listing-header__media" media={picture} aspect="16:7" sizes="(min-width: 768px) 60vw, 100vw" priority={context.isLead ? 'high' : 'lazy'} />}
    </header>
  )
})
