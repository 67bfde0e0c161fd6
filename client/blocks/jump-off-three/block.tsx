import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { CallToActionList, isComplete } from '../parts/call-to-action.tsx'
import { colourStyle } from '../parts/colour.ts'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { withoutWaves, WavyText } from '../parts/wavy-text.tsx'
import { JumpOffThreeSchema } from './schema.ts'

type Props = BlockProps<typeof JumpOffThreeSchema>

export default defineBlock(
  {
    name: 'jump-off-three',
    schema: JumpOffThreeSchema,
    stylesheet: 'campaign',
    description:
      'A wide picture or video with text beside it, on a colour. With an address and at most one button, the whole block is a link.',
  },
  function JumpOffThree(props: Props) {
    const {
      media,
      mobileMedia,
      imagePosition,
      title,
      text,
      textColour,
      backgroundColour,
      url,
      callsToAction,
      context,
    } = props
    const ctas = callsToAction.filter((cta) => isComplete(cta, context.market))
    const href = ctas.length <= 1 ? safeLink(context.market, url) : null
    return (
      <section
        data-promotion={context.deliveryId ?? ''}
        className={cx('jump-off-three', imagePosition === 'Right' && 'jump-off-three--right')}
        style={colourStyle({ '--jump-ink': textColour, '--jump-ground': backgroundColour })}
      >
        <Backdrop
          className="jump-off-three__media"
          layers={{ desktop: media, mobile: mobileMedia }}
          aspects={['1:1', '4:5']}
          sizes="(min-width: 62rem) 50vw, (min-width: 48rem) 60vw, 100vw"
        />
        <div className="jump-off-three__body">
          <h2 className="jump-off-three__title">
            <WavyText text={title} context={context} />
          </h2>
          {text && <p className="jump-off-three__text">{text}</p>}
          <CallToActionList ctas={ctas} market={context.market} alignment="Left" />
        </div>
        <CoverLink href={href} label={withoutWaves(title)} context={context} />
      </section>
    )
  },
)
