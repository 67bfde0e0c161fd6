import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CoverLink } from '../parts/cover-link.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { ScrollableCardSchema } from './schema.ts'

type Props = BlockProps<typeof ScrollableCardSchema>

export default defineBlock(
  {
    name: 'scrollable-card',
    schema: ScrollableCardSchema,
    stylesheet: 'campaign',
    description: 'A tall picture with a title below it, as one link. It belongs in a Scrollable Card Carousel.',
  },
  function ScrollableCard({ image, title, text, url, context }: Props) {
    const { market } = context
    const href = safeLink(market, url)
    return (
      <article className="scrollable-card">
        {image && (
          <MediaView
            className="scrollable-card__media"
            media={image}
            aspect="3:4"
            sizes="(min-width: 62rem) 24vw, (min-width: 36.25rem) 40vw, 72vw"
          />
        )}
        <h3 className="scrollable-card__title">{title}</h3>
        {text && <p className="scrollable-card__text">{text}</p>}
        <CoverLink href={href} label={title} context={context} />
      </article>
    )
  },
)
