import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToActionList } from '../parts/call-to-action.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { LargeTextBannerSchema } from './schema.ts'

type Props = BlockProps<typeof LargeTextBannerSchema>

export default defineBlock(
  {
    name: 'large-text-banner',
    schema: LargeTextBannerSchema,
    stylesheet: 'content',
    description:
      'A large text on a colour, without a picture. Standard is centred, and indigo if no colour is chosen; CE starts at the left.',
  },
  function LargeTextBanner(props: Props) {
    const { type, title, text, textColour, backgroundColour, callsToAction, context } = props
    const isCentred = type === 'Standard'
    return (
      <section
        data-promotion={context.deliveryId ?? ''}
        className={cx(
          'large-text-banner',
          type === 'CE' ? 'large-text-banner--ce' : !backgroundColour && 'large-text-banner--indigo',
        )}
        style={colourStyle({ '--banner-ink': textColour, '--banner-ground': backgroundColour })}
      >
        <div className="large-text-banner__body">
          <h2 className="large-text-banner__title">{title}</h2>
          {text && <p className="large-text-banner__text">{text}</p>}
          <CallToActionList ctas={callsToAction} market={context.market} alignment={isCentred ? 'Center' : 'Left'} />
        </div>
      </section>
    )
  },
)
