import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { CallToActionList, isComplete } from '../parts/call-to-action.tsx'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { heroCrop } from '../parts/hero-media.ts'
import { heroStyle, isDarkText } from '../parts/hero.ts'
import { withoutWaves, WavyText } from '../parts/wavy-text.tsx'
import { HeroBannerOneSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof HeroBannerOneSchema>

export default defineBlock(
  {
    name: 'hero-banner-one',
    schema: HeroBannerOneSchema,
    stylesheet: 'campaign',
    description:
      'The large opening picture or video with text over it. With an address and no buttons, the whole block is a link.',
    isHero: true,
  },
  function HeroBannerOne(props: Props) {
    const { topHeading, heading, subheading, textPosition, url, callsToAction, image, mobileImage, context } = props
    const { market, isLead } = context
    const ctas = callsToAction.filter((cta) => isComplete(cta, market))
    const href = ctas.length === 0 ? safeLink(market, url) : null
    const media = image ?? mobileImage
    const label = withoutWaves(heading ?? topHeading ?? subheading ?? media?.alt ?? '')
    return (
      <section
        data-promotion={context.deliveryId ?? ''}
        className={cx(
          'hero-banner-one',
          `hero-banner-one--${slugOf(textPosition)}`,
          !media && 'hero-banner-one--plain',
          isDarkText(props) && 'hero-banner-one--dark-text',
        )}
        style={heroStyle(props)}
      >
        <Backdrop
          className="hero-banner-one__media"
          layers={{ desktop: image, mobile: mobileImage }}
          {...heroCrop}
          isLead={isLead}
        />
        <div className="hero-banner-one__body">
          {topHeading && <p className="hero-banner-one__top">{topHeading}</p>}
          {heading && (
            <h2 className="hero-banner-one__heading">
              <WavyText text={heading} context={context} />
            </h2>
          )}
          {subheading && <p className="hero-banner-one__sub">{subheading}</p>}
          <CallToActionList
            ctas={ctas}
            market={market}
            alignment={textPosition.endsWith('Left') ? 'Left' : textPosition.endsWith('Right') ? 'Right' : 'Center'}
          />
        </div>
        <CoverLink href={href} label={label} context={context} />
      </section>
    )
  },
)
