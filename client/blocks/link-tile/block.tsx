import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CoverLink } from '../parts/cover-link.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { LinkTileSchema } from './schema.ts'

type Props = BlockProps<typeof LinkTileSchema>

export default defineBlock(
  {
    name: 'link-tile',
    schema: LinkTileSchema,
    stylesheet: 'campaign',
    description: 'A square picture with a title, as one link. It belongs in a Link Tile Group.',
  },
  function LinkTile({ image, title, text, url, context }: Props) {
    const { market } = context
    const href = safeLink(market, url)
    return (
      <article className="link-tile">
        {image && (
          <MediaView className="link-tile__media" media={image} aspect="1:1" sizes="(min-width: 48rem) 25vw, 50vw" />
        )}
        <div className="link-tile__label">
          <h3 className="link-tile__title">{title}</h3>
          {text && <p className="link-tile__text">{text}</p>}
        </div>
        <CoverLink href={href} label={title} context={context} />
      </article>
    )
  },
)
