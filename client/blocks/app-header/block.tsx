import { defineBlock } from '../define-block.tsx'
import { AppHeaderSchema } from './schema.ts'

// Only holds settings, which the shell reads for the header, so it renders nothing.
export default defineBlock(
  {
    name: 'app-header',
    schema: AppHeaderSchema,
    stylesheet: 'shell',
    description:
      'How the header looks: transparent over the home page’s first block, or solid. It belongs under the key `app-header`.',
    hasDeliveryKey: true,
  },
  function AppHeader() {
    return null
  },
)
