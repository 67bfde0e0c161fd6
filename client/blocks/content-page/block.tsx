import { type BlockProps, defineBlock } from '../define-block.tsx'
import { ContentPageSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'content-page',
    schema: ContentPageSchema,
    stylesheet: 'words',
    description:
      'A page: its texts for search engines and sharing, and its blocks in order. It belongs under a key `page/…`, or `home`. Listings and the pages of the shop itself show no stickers.',
    hasDeliveryKey: true,
  },
  function ContentPage({ content, context }: BlockProps<typeof ContentPageSchema>) {
    return context.slot(content)
  },
)
