import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { sizeLinks } from '../parts/size-links.ts'
import { WavyText } from '../parts/wavy-text.tsx'
import { SizesBannerSchema } from './schema.ts'

type Props = BlockProps<typeof SizesBannerSchema>

export default defineBlock(
  {
    name: 'sizes-banner',
    schema: SizesBannerSchema,
    stylesheet: 'campaign',
    description: 'A heading and links by size on one colour.',
  },
  function SizesBanner({ heading, headingColour, backgroundColour, callsToAction, context }: Props) {
    return (
      <section
        className="sizes-banner"
        style={colourStyle({ '--banner-ink': headingColour, '--banner-ground': backgroundColour })}
      >
        <h2 className="block-title block-title--tight">
          <WavyText text={heading} context={context} />
        </h2>
        <ul className="sizes-banner__list">
          {sizeLinks(callsToAction, context.market).map(({ text, href }, index) => (
            <li key={index}>
              <a className="sizes-banner__link" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  },
)
