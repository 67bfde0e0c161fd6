import { defineBlock } from '../define-block.tsx'
import { linkedPicture } from '../parts/linked-picture.tsx'
import { BagPageImageSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'bag-page-image',
    schema: BagPageImageSchema,
    stylesheet: 'words',
    description: 'A wide picture on the bag page. It belongs in Bag Page Slots.',
  },
  linkedPicture({ className: 'bag-page-image', aspects: ['4:1', '5:3'], sizes: '(min-width: 90rem) 1440px, 100vw' }),
)
