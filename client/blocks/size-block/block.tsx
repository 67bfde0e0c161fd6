import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { sizeLinks } from '../parts/size-links.ts'
import { WavyText } from '../parts/wavy-text.tsx'
import { SizeBlockSchema } from './schema.ts'

type Props = BlockProps<typeof SizeBlockSchema>

export default defineBlock(
  {
    name: 'size-block',
    schema: SizeBlockSchema,
    stylesheet: 'occasional',
    description:
      'A heading and links by size, with colours for links and underlines. Sizes Banner is the same on one colour.',
  },
  function SizeBlock(props: Props) {
    const { titleText, titleColour, callsToAction, ctaColour, showUnderline, underlineColour, hoverColour, context } =
      props
    const style = colourStyle({
      '--size-title': titleColour,
      '--size-ink': ctaColour,
      '--size-underline': underlineColour,
      '--size-hover': hoverColour,
    })
    return (
      <section className="size-block block-frame" style={style}>
        <h2 className="block-title size-block__title">
          <WavyText text={titleText} context={context} />
        </h2>
        <ul className="size-block__list">
          {sizeLinks(callsToAction, context.market).map(({ text, href }, index) => (
            <li key={index}>
              <a className={cx('size-block__link', showUnderline && 'size-block__link--underlined')} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  },
)
