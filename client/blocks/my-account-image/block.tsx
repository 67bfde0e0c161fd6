import { defineBlock } from '../define-block.tsx'
import { linkedPicture } from '../parts/linked-picture.tsx'
import { MyAccountImageSchema } from './schema.ts'

export default defineBlock(
  { name: 'my-account-image', schema: MyAccountImageSchema, stylesheet: 'content' },
  linkedPicture({ className: 'my-account-image', aspects: ['3:4', '16:9'], sizes: '(min-width: 48rem) 50vw, 100vw' }),
)
