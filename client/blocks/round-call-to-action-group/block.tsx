import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { pictureSource } from '../parts/media.ts'
import { Picture } from '../parts/picture.tsx'
import { validTileLinks } from '../parts/tile-links.ts'
import { RoundCallToActionGroupSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof RoundCallToActionGroupSchema>

export default defineBlock(
  {
    name: 'round-call-to-action-group',
    schema: RoundCallToActionGroupSchema,
    stylesheet: 'occasional',
    description:
      'One to four round links, each on a picture or a colour. Square Call To Action Group takes ten small squares.',
  },
  function RoundCallToActionGroup({ title, alignment, callsToAction, context }: Props) {
    const links = validTileLinks(callsToAction, context.market)
    if (links.length === 0) return null
    return (
      <div className={cx('round-call-to-action-group block-frame', `round-call-to-action-group--${slugOf(alignment)}`)}>
        {title && <h2 className="block-title tile-links__title">{title}</h2>}
        <ul className="tile-links round-call-to-action-group__list">
          {links.map(({ href, buttonText, image, textColour, backgroundColour }, index) => (
            <li key={index} className="round-call-to-action-group__item">
              <a
                className={cx(
                  'round-call-to-action-group__link',
                  image && 'round-call-to-action-group__link--pictured',
                )}
                href={href}
                style={colourStyle({ '--round-ink': textColour, '--round-ground': backgroundColour })}
              >
                {image && (
                  <span className="round-call-to-action-group__disc">
                    <Picture
                      sources={[pictureSource(image, { aspect: '1:1', sizes: '(min-width: 48rem) 12rem, 40vw' })]}
                      alt=""
                    />
                  </span>
                )}
                <span className="round-call-to-action-group__text">{buttonText}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  },
)
