import { Icon } from '../../components/icon/icon.tsx'
import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { WavyText } from '../parts/wavy-text.tsx'
import { DividerTwoSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'divider-two',
    schema: DividerTwoSchema,
    stylesheet: 'words',
    description: 'A heading on a thin line, with a link at its end. Divider One is a line without a link.',
  },
  function DividerTwo({ text, linkText, url, textColour, lineColour, context }: BlockProps<typeof DividerTwoSchema>) {
    const href = safeLink(context.market, url)
    return (
      <div className="divider-two" style={colourStyle({ '--divider-ink': textColour, '--divider-line': lineColour })}>
        <h2 className="divider-two__text">
          <WavyText text={text} context={context} />
        </h2>
        {href && linkText && (
          <a className="divider-two__link" href={href}>
            {linkText}
            <Icon name="arrow" />
          </a>
        )}
      </div>
    )
  },
)
