import { type BlockProps, defineBlock } from '../define-block.tsx'
import { SpacingBlockSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'spacing-block',
    schema: SpacingBlockSchema,
    stylesheet: 'content',
    description: 'Empty space between two blocks.',
  },
  function SpacingBlock({ size }: BlockProps<typeof SpacingBlockSchema>) {
    return <div className={`spacing-block spacing-block--${size.toLowerCase()}`} aria-hidden="true" />
  },
)
