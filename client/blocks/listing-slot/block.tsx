import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { ListingSlotSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'
import * as messages from '#shared/messages/shop.ts'

/** Shows the blocks of a content slot above or below the products of a PLP. */
export default defineBlock(
  {
    name: 'listing-slot',
    schema: ListingSlotSchema,
    stylesheet: 'plp',
    description:
      'Blocks above or below the products of a listing. It belongs in the content of a page under a key `listing/{category path}`.',
  },
  function ListingSlot({ placement, content, context }: BlockProps<typeof ListingSlotSchema>) {
    // On phones several blocks above the products are one row that scrolls, also by keyboard.
    const isRow = placement === 'Above products' && content.length > 1
    return (
      <div
        className={cx('listing-slot', `listing-slot--${slugOf(placement)}`)}
        {...(isRow && { role: 'region', 'aria-label': messages.listing.aboutListing, tabIndex: 0 })}
      >
        {context.slot(content)}
      </div>
    )
  },
)
