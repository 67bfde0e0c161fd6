import { type BlockProps, defineBlock } from '../define-block.tsx'
import { LinkedPicture } from '../parts/linked-picture.tsx'
import { MyAccountImageSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'my-account-image',
    schema: MyAccountImageSchema,
    stylesheet: 'content',
  },
  function MyAccountImage({ context, ...picture }: BlockProps<typeof MyAccountImageSchema>) {
    return (
      <LinkedPicture
        {...picture}
        market={context.market}
        className="my-account-image"
        aspects={['3:4', '16:9']}
        sizes="(min-width: 768px) 50vw, 100vw"
      />
    )
  },
)
