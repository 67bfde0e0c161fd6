import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { pictureSource } from '../parts/media.ts'
import { Picture } from '../parts/picture.tsx'
import { validTileLinks } from '../parts/tile-links.ts'
import { SquareCallToActionGroupSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof SquareCallToActionGroupSchema>

// If there is a picture, the text goes below it: a square is too small for both.
export default defineBlock(
  {
    name: 'square-call-to-action-group',
    schema: SquareCallToActionGroupSchema,
    stylesheet: 'occasional',
    description:
      'One to ten small square links, each on a picture or a colour. Round Call To Action Group takes four larger circles.',
  },
  function SquareCallToActionGroup({ title, alignment, callsToAction, context }: Props) {
    const links = validTileLinks(callsToAction, context.market)
    if (links.length === 0) return null
    return (
      <div
        className={cx('square-call-to-action-group block-frame', `square-call-to-action-group--${slugOf(alignment)}`)}
      >
        {title && <h2 className="block-title tile-links__title square-call-to-action-group__title">{title}</h2>}
        <ul className="tile-links square-call-to-action-group__list">
          {links.map(({ href, buttonText, image, textColour, backgroundColour }, index) => (
            <li key={index} className="square-call-to-action-group__item">
              <a
                className="square-call-to-action-group__link"
                href={href}
                style={colourStyle({ '--square-ink': textColour, '--square-ground': backgroundColour })}
              >
                <span className="square-call-to-action-group__square">
                  {image ? (
                    <Picture sources={[pictureSource(image, { aspect: '1:1', sizes: '4.5rem' })]} alt="" />
                  ) : (
                    <span className="square-call-to-action-group__words">{buttonText}</span>
                  )}
                </span>
                {image && <span className="square-call-to-action-group__text">{buttonText}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  },
)
