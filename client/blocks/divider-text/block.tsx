import { type BlockProps, defineBlock } from '../define-block.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { DividerTextSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

type Props = BlockProps<typeof DividerTextSchema>

// The size only changes the look: in the outline of the page every divider is a heading of level 2.
export default defineBlock(
  {
    name: 'divider-text',
    schema: DividerTextSchema,
    stylesheet: 'words',
    description:
      'A heading without a line. The size changes its look only; it is always a heading of the second level.',
  },
  function DividerText({ text, size, weight, alignment, textColour }: Props) {
    return (
      <h2
        className={cx(
          'divider-text',
          `divider-text--${slugOf(size)}`,
          `divider-text--${slugOf(weight)}`,
          `divider-text--${slugOf(alignment ?? 'Center')}`,
        )}
        style={colourStyle({ '--divider-ink': textColour })}
      >
        {text}
      </h2>
    )
  },
)
