import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { hasText, TextBoxText } from '../parts/text-box-text.tsx'
import { TextBoxTypeOneSchema } from './schema.ts'

type Props = BlockProps<typeof TextBoxTypeOneSchema>

// The text is beside its picture.
export default defineBlock(
  {
    name: 'text-box-type-one',
    schema: TextBoxTypeOneSchema,
    stylesheet: 'campaign',
    description: 'Text beside a picture or on a colour. On phones the picture comes first.',
  },
  function TextBoxTypeOne({ context, ...box }: Props) {
    const {
      desktopBackground,
      mobileBackground,
      desktopBackgroundLoop,
      mobileBackgroundLoop,
      backgroundColour,
      textColour,
      altText,
    } = box
    const hasMedia = desktopBackground !== null || mobileBackground !== null
    if (!hasMedia && !hasText(box, context.market)) return null
    return (
      <section
        className={cx('text-box-type-one', !hasMedia && 'text-box-type-one--plain')}
        style={colourStyle({ '--box-ground': backgroundColour, '--box-ink': textColour })}
      >
        <Backdrop
          className="text-box-type-one__media"
          layers={{ desktop: desktopBackground, mobile: mobileBackground }}
          loops={{ desktop: desktopBackgroundLoop, mobile: mobileBackgroundLoop }}
          aspects={['1:1', '4:5']}
          sizes="(min-width: 62rem) 55vw, (min-width: 48rem) 65vw, 100vw"
          alt={altText}
          isLead={context.isLead}
        />
        <div className="text-box-type-one__body">
          <TextBoxText box={box} context={context} alignment="Left" />
        </div>
      </section>
    )
  },
)
