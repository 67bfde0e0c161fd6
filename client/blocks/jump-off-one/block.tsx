import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { CallToActionList, isComplete } from '../parts/call-to-action.tsx'
import { colourStyle } from '../parts/colour.ts'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { withoutWaves, WavyText } from '../parts/wavy-text.tsx'
import { JumpOffOneSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof JumpOffOneSchema>

export default defineBlock(
  {
    name: 'jump-off-one',
    schema: JumpOffOneSchema,
    stylesheet: 'occasional',
    description:
      'A tall picture with text over it. Alone it is in the middle of the page; for two to four in a row, use Jump Off One Group. With an address and at most one button, the whole block is a link.',
  },
  function JumpOffOne(props: Props) {
    const { image, mobileImage, title, text, textPosition, textColour, url, callsToAction, context } = props
    const ctas = callsToAction.filter((cta) => isComplete(cta, context.market))
    const href = ctas.length <= 1 ? safeLink(context.market, url) : null
    return (
      <article
        data-promotion={context.deliveryId ?? ''}
        className={cx('jump-off-one', `jump-off-one--${slugOf(textPosition)}`)}
        style={colourStyle({ '--jump-ink': textColour })}
      >
        <Backdrop
          className="jump-off-one__media"
          layers={{ desktop: image, mobile: mobileImage }}
          aspects={['4:5', '4:5']}
          sizes="(min-width: 48rem) 50vw, 100vw"
        />
        <div className="jump-off-one__body">
          <h2 className="jump-off-one__title">
            <WavyText text={title} context={context} />
          </h2>
          {text && <p className="jump-off-one__text">{text}</p>}
          <CallToActionList
            ctas={ctas}
            market={context.market}
            alignment={textPosition.endsWith('Left') ? 'Left' : textPosition.endsWith('Right') ? 'Right' : 'Center'}
          />
        </div>
        <CoverLink href={href} label={withoutWaves(title)} context={context} />
      </article>
    )
  },
)
