import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { WavyText } from '../parts/wavy-text.tsx'
import { DividerOneSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'divider-one',
    schema: DividerOneSchema,
    stylesheet: 'content',
    description:
      'A line of stitches across the page, with a text in its middle if there is one. Divider Two is a heading with a link.',
  },
  function DividerOne({ text, textColour, lineColour, context }: BlockProps<typeof DividerOneSchema>) {
    const style = colourStyle({ '--divider-ink': textColour, '--divider-line': lineColour })
    if (!text) return <hr className="divider-one divider-one--plain" style={style} />
    return (
      <div className="divider-one" style={style}>
        <h2 className="divider-one__text">
          <WavyText text={text} context={context} />
        </h2>
      </div>
    )
  },
)
