import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { hasText, TextBoxText } from '../parts/text-box-text.tsx'
import { TextBoxTypeTwoSchema } from './schema.ts'

type Props = BlockProps<typeof TextBoxTypeTwoSchema>

// The text is centred below its picture.
export default defineBlock(
  {
    name: 'text-box-type-two',
    schema: TextBoxTypeTwoSchema,
    stylesheet: 'campaign',
    description: 'The same fields as Text Box Type One. The text is centred below the picture.',
  },
  function TextBoxTypeTwo({ context, ...box }: Props) {
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
        className={cx('text-box-type-two', !hasMedia && 'text-box-type-two--plain')}
        style={colourStyle({ '--box-ground': backgroundColour, '--box-ink': textColour })}
      >
        <Backdrop
          className="text-box-type-two__media"
          layers={{ desktop: desktopBackground, mobile: mobileBackground }}
          loops={{ desktop: desktopBackgroundLoop, mobile: mobileBackgroundLoop }}
          aspects={['16:9', '4:5']}
          sizes="100vw"
          alt={altText}
          isLead={context.isLead}
        />
        <div className="text-box-type-two__body">
          <TextBoxText box={box} context={context} alignment="Center" />
        </div>
      </section>
    )
  },
)
