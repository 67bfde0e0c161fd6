import { defineBlock } from '../define-block.tsx'
import { linkedPicture } from '../parts/linked-picture.tsx'
import { MyAccountImageSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'my-account-image',
    schema: MyAccountImageSchema,
    stylesheet: 'words',
    description: 'The picture beside the overview of an account. It belongs under the key `my-account`.',
  },
  linkedPicture({ className: 'my-account-image', aspects: ['3:4', '16:9'], sizes: '(min-width: 48rem) 50vw, 100vw' }),
)
