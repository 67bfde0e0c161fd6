import { type BlockProps, defineBlock } from '../define-block.tsx'
import { ContentPageSchema } from './schema.ts'

export default defineBlock(
  'content-page',
  ContentPageSchema,
  function ContentPage({ content, context }: BlockProps<typeof ContentPageSchema>) {
    return context.slot(content)
  },
)
