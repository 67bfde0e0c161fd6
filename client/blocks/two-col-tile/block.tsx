import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { CallToActionList, isComplete } from '../parts/call-to-action.tsx'
import { colourStyle } from '../parts/colour.ts'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { withoutWaves, WavyText } from '../parts/wavy-text.tsx'
import { TwoColTileSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof TwoColTileSchema>

export default defineBlock(
  {
    name: 'two-col-tile',
    schema: TwoColTileSchema,
    stylesheet: 'occasional',
    description:
      'A picture with text below it, half as wide as the page. It belongs in a Two Col Tile Row. With an address and at most one button, the whole tile is a link. The tile’s own alternative text replaces that of its pictures.',
  },
  function TwoColTile(props: Props) {
    const {
      aspectRatio,
      quisasText,
      quisasTextPosition,
      heading,
      headingFont,
      headingBold,
      text,
      callsToAction,
      callsToActionRow,
      desktopBackground,
      mobileBackground,
      altText,
      context,
    } = props
    const ctas = callsToAction.filter((cta) => isComplete(cta, context.market))
    const href = ctas.length <= 1 ? safeLink(context.market, props.href) : null
    const aspect = aspectRatio === '5x7' ? '5:7' : '4:5'
    const label = withoutWaves(heading ?? quisasText ?? text ?? altText ?? '')
    const style = colourStyle({
      '--tile-quisas': props.quisasTextColour,
      '--tile-heading': props.headingColour,
      '--tile-text': props.textColour,
    })
    return (
      <div
        data-promotion={context.deliveryId ?? ''}
        className={cx('two-col-tile', `two-col-tile--${aspectRatio}`)}
        style={style}
      >
        {(desktopBackground || mobileBackground || quisasText) && (
          <div className="two-col-tile__picture">
            <Backdrop
              className="two-col-tile__media"
              layers={{ desktop: desktopBackground, mobile: mobileBackground }}
              aspects={[aspect, aspect]}
              sizes="50vw"
              alt={altText}
            />
            {quisasText && (
              <p
                className={cx(
                  'two-col-tile__quisas',
                  `two-col-tile__quisas--${slugOf(quisasTextPosition)}`,
                  !props.quisasTextColour && 'two-col-tile__quisas--grounded',
                )}
              >
                <WavyText text={quisasText} context={context} />
              </p>
            )}
          </div>
        )}
        {(heading || text || ctas.length > 0) && (
          <div className="two-col-tile__body">
            {heading && (
              <h2
                className={cx(
                  'two-col-tile__heading',
                  `font-${slugOf(headingFont)}`,
                  headingBold && 'two-col-tile__heading--bold',
                )}
              >
                <WavyText text={heading} context={context} />
              </h2>
            )}
            {text && <p className="two-col-tile__text">{text}</p>}
            {ctas.length > 0 && (
              <CallToActionList
                ctas={ctas}
                market={context.market}
                columns={callsToActionRow === '2x1' ? 2 : 1}
                alignment="Left"
              />
            )}
          </div>
        )}
        <CoverLink href={href} label={label} context={context} />
      </div>
    )
  },
)
