import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { rowSizes } from '../parts/row-sizes.ts'
import { SnugContentCardSchema } from './schema.ts'

type Props = BlockProps<typeof SnugContentCardSchema>

export default defineBlock(
  {
    name: 'snug-content-card',
    schema: SnugContentCardSchema,
    stylesheet: 'occasional',
    description: 'A picture with one button over it. It belongs in a Snug Content Card Group.',
  },
  function SnugContentCard({ image, imageAlt, callToAction, context }: Props) {
    return (
      <div className="snug-content-card">
        <MediaView
          className="snug-content-card__media"
          media={image}
          alt={imageAlt ?? image.alt}
          aspect="4:5"
          sizes={rowSizes(context.inRow, '50vw')}
        />
        {callToAction && (
          <CallToAction cta={callToAction} market={context.market} className="snug-content-card__button" />
        )}
      </div>
    )
  },
)
