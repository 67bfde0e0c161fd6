import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { LocaleSelectorImageSchema } from './schema.ts'

type Props = BlockProps<typeof LocaleSelectorImageSchema>

export default defineBlock(
  {
    name: 'locale-selector-image',
    schema: LocaleSelectorImageSchema,
    stylesheet: 'later',
    description:
      'The picture in the dialog that suggests another country’s shop. It belongs under the key `locale-selector-image`.',
  },
  function LocaleSelectorImage({ image, url, context: { market } }: Props) {
    const href = safeLink(market, url)
    const picture = <MediaView media={image} aspect="4:5" sizes="(min-width: 48rem) 24rem, 100vw" />
    return <div className="locale-selector-image">{href && image.alt ? <a href={href}>{picture}</a> : picture}</div>
  },
)
