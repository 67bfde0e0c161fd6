import { Icon } from '../../components/icon/icon.tsx'
import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { pictureSource } from '../parts/media.ts'
import { Picture } from '../parts/picture.tsx'
import { StickerSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'
import * as messages from '#shared/messages/shop.ts'

type Props = BlockProps<typeof StickerSchema>

// A dialog that is open from the start. Only its form closes it, without a script.
export default defineBlock(
  {
    name: 'sticker',
    schema: StickerSchema,
    stylesheet: 'occasional',
    description:
      'A label over the corner of a page, with up to three lines of text. It shows only in the sticker fields of a Content Page or in a Sticker Template. Sizes are those at full width; a narrow screen shows it smaller.',
  },
  function Sticker(props: Props) {
    const { url, linkTitle, width, height, image, textLines, closeButton, context } = props
    const lines = textLines.filter((line) => line.text !== null)
    const text = lines.map((line) => line.text).join(' ')
    if (lines.length === 0 && !image) return null
    const scale = fitting(lines, width * height)
    const href = safeLink(context.market, url)
    const label = linkTitle || text || image?.alt || ''
    const body = (
      <>
        {image && (
          <Picture
            className="sticker__media"
            sources={[pictureSource(image, { aspect: `${width}:${height}`, sizes: `${width}px` })]}
            alt={text ? '' : image.alt}
          />
        )}
        {lines.map((line, index) => (
          <p
            key={index}
            className={cx('sticker__line', `sticker__line--${slugOf(line.position)}`)}
            style={colourStyle({ '--line-size': Math.round(line.size * scale * 10) / 10, '--line-ink': line.colour })}
          >
            {line.text}
          </p>
        ))}
        <CoverLink href={href} label={label} context={context} />
      </>
    )
    if (!closeButton?.show) {
      return (
        <div className="sticker" style={boxStyle(props)}>
          <div className="sticker__box">{body}</div>
        </div>
      )
    }
    return (
      <dialog className="sticker" open aria-label={label || messages.blocks.sticker} style={boxStyle(props)}>
        <div className="sticker__box">{body}</div>
        <form className="sticker__form" method="dialog">
          <button
            className="sticker__close"
            aria-label={messages.blocks.close}
            style={colourStyle({ '--close-ink': closeButton.colour, '--close-ground': closeButton.backgroundColour })}
          >
            <Icon name="close" />
          </button>
        </form>
      </dialog>
    )
  },
)

/** The factor by which the text must shrink to fit its box. A letter is about half as wide as it is high. */
function fitting(lines: readonly { text: string | null; size: number }[], area: number): number {
  const needed = lines.reduce((sum, { text, size }) => sum + (text?.length ?? 0) * size * size * 0.55, 0)
  return Math.min(1, Math.sqrt((area * 0.7) / needed))
}

function boxStyle({ width, height, marginTop, marginRight, marginBottom, marginLeft, backgroundColour }: Props) {
  return colourStyle({
    '--sticker-width': width,
    '--sticker-height': height,
    '--sticker-margin': `${marginTop}px ${marginRight}px ${marginBottom}px ${marginLeft}px`,
    '--sticker-ground': backgroundColour,
  })
}
