import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { AnimatedTextBannerSchema } from './schema.ts'
import * as messages from '#shared/messages/shop.ts'

type Props = BlockProps<typeof AnimatedTextBannerSchema>

// Enough copies to fill a wide screen. The first is the text; the others are hidden from screen readers.
const widthInLetters = 180

// It stops under the pointer, on focus, for visitors who prefer less motion, and by its button, which needs no script
// (D-118).
export default defineBlock(
  {
    name: 'animated-text-banner',
    schema: AnimatedTextBannerSchema,
    stylesheet: 'campaign',
    description:
      'One short text that runs across the page without end, as a link if it has an address. For a still text, use Large Text Banner.',
  },
  function AnimatedTextBanner(props: Props) {
    const { text, link, callToActionText, textColour, backgroundColour, context } = props
    const href = safeLink(context.market, link)
    const letters = text.length + (callToActionText?.length ?? 0) + 4
    const copies = Math.max(2, Math.ceil(widthInLetters / letters) + 1)
    const content = (
      <>
        {href && !callToActionText ? (
          <a className="animated-text-banner__link" href={href}>
            {text}
          </a>
        ) : (
          text
        )}
        {href && callToActionText && (
          <a className="animated-text-banner__link" href={href}>
            {callToActionText}
          </a>
        )}
      </>
    )
    const style = colourStyle({
      '--banner-ink': textColour,
      '--banner-ground': backgroundColour,
      '--banner-letters': letters,
      '--banner-copies': copies,
    })
    return (
      <div className="animated-text-banner" style={style}>
        <input className="animated-text-banner__switch" type="checkbox" aria-label={messages.blocks.pauseText} />
        <div className="animated-text-banner__track">
          <p className="animated-text-banner__words">{content}</p>
          {Array.from({ length: copies - 1 }, (_, index) => (
            <p
              key={index}
              className="animated-text-banner__words animated-text-banner__words--copy"
              aria-hidden="true"
              inert
            >
              {content}
            </p>
          ))}
        </div>
      </div>
    )
  },
)
