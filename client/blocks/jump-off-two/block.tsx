import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToActionList, isComplete } from '../parts/call-to-action.tsx'
import { CoverLink } from '../parts/cover-link.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { rowSizes } from '../parts/row-sizes.ts'
import { JumpOffTwoSchema } from './schema.ts'

type Props = BlockProps<typeof JumpOffTwoSchema>

export default defineBlock(
  {
    name: 'jump-off-two',
    schema: JumpOffTwoSchema,
    stylesheet: 'campaign',
    description:
      'A picture with text below it. Jump Off One has its text over the picture, Jump Off Three beside it. With an address and at most one button, the whole block is a link.',
  },
  function JumpOffTwo({ image, title, text, url, callsToAction, context }: Props) {
    const { market } = context
    const ctas = callsToAction.filter((cta) => isComplete(cta, market))
    const href = ctas.length <= 1 ? safeLink(market, url) : null
    return (
      <article className="jump-off-two">
        {image && (
          <MediaView
            className="jump-off-two__media"
            media={image}
            aspect="4:5"
            sizes={rowSizes(context.inRow, '100vw')}
          />
        )}
        <div className="jump-off-two__body">
          <h3 className="jump-off-two__title">{title}</h3>
          {text && <p className="jump-off-two__text">{text}</p>}
          <CallToActionList ctas={ctas} market={market} alignment="Left" />
        </div>
        <CoverLink href={href} label={title} context={context} />
      </article>
    )
  },
)
