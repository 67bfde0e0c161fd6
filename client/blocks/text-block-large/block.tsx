import { Markdown } from '../../components/markdown/markdown.tsx'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { TextBlockLargeSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof TextBlockLargeSchema>

export default defineBlock(
  {
    name: 'text-block-large',
    schema: TextBlockLargeSchema,
    stylesheet: 'words',
    description: 'A text in large letters, in either typeface. Text Block is for longer texts.',
  },
  function TextBlockLarge({ body, textAlignment, textColour, textFont, context }: Props) {
    return (
      <div
        className={cx(
          'text-block-large',
          `text-block-large--${slugOf(textAlignment ?? 'Center')}`,
          `font-${slugOf(textFont)}`,
        )}
        style={colourStyle({ '--text-ink': textColour })}
      >
        <Markdown text={body} market={context.market} />
      </div>
    )
  },
)
