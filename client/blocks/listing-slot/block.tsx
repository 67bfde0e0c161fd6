import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { slugOf } from '../parts/fields.ts'
import { ListingSlotSchema } from './schema.ts'

/** Shows the blocks of a content slot above or below the products of a PLP. */
export default defineBlock(
  {
    name: 'listing-slot',
    schema: ListingSlotSchema,
    stylesheet: 'content',
    description:
      'Blocks above or below the products of a listing. It belongs in the content of a page under a key `listing/{category path}`.',
  },
  function ListingSlot({ placement, content, context }: BlockProps<typeof ListingSlotSchema>) {
    return <div className={cx('listing-slot', `listing-slot--${slugOf(placement)}`)}>{context.slot(content)}</div>
  },
)
