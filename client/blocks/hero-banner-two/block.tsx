import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { CallToActionList, isComplete } from '../parts/call-to-action.tsx'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { heroCrop } from '../parts/hero-media.ts'
import { heroStyle } from '../parts/hero.ts'
import { withoutWaves, WavyText } from '../parts/wavy-text.tsx'
import { HeroBannerTwoSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof HeroBannerTwoSchema>

// The second arrangement of a hero: the text is on a sheet of paper over the picture, and on phones below it.
export default defineBlock(
  {
    name: 'hero-banner-two',
    schema: HeroBannerTwoSchema,
    stylesheet: 'occasional',
    description:
      'As Hero Banner One, with the text on a sheet of paper over the picture, on phones below it. With exactly one button, the whole block is a link to the button’s address.',
    isHero: true,
  },
  function HeroBannerTwo(props: Props) {
    const { topHeading, heading, subheading, textPosition, callsToAction, image, mobileImage, context } = props
    const { market, isLead } = context
    const ctas = callsToAction.filter((cta) => isComplete(cta, market))
    const onlyCta = ctas.length === 1 ? ctas[0] : undefined
    const href = safeLink(market, onlyCta?.buttonLink ?? null)
    const media = image ?? mobileImage
    const hasText = topHeading !== null || heading !== null || subheading !== null || ctas.length > 0
    const label = withoutWaves(heading ?? topHeading ?? subheading ?? onlyCta?.buttonText ?? '')
    return (
      <div
        data-promotion={context.deliveryId ?? ''}
        className={cx(
          'hero-banner-two',
          `hero-banner-two--${slugOf(textPosition)}`,
          !media && 'hero-banner-two--plain',
        )}
        style={heroStyle(props)}
      >
        <Backdrop
          className="hero-banner-two__media"
          layers={{ desktop: image, mobile: mobileImage }}
          {...heroCrop}
          isLead={isLead}
        />
        {hasText && (
          <div className="hero-banner-two__sheet">
            {topHeading && <p className="hero-banner-two__top">{topHeading}</p>}
            {heading && (
              <h2 className="hero-banner-two__heading">
                <WavyText text={heading} context={context} />
              </h2>
            )}
            {subheading && <p className="hero-banner-two__sub">{subheading}</p>}
            <CallToActionList ctas={ctas} market={market} />
          </div>
        )}
        <CoverLink href={href} label={label} context={context} />
      </div>
    )
  },
)
