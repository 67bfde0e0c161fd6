import { type BlockProps, defineBlock } from '../define-block.tsx'
import { BagPageSlotsSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'bag-page-slots',
    schema: BagPageSlotsSchema,
    stylesheet: 'content',
  },
  function BagPageSlots({ bagImage, promoBanners, context }: BlockProps<typeof BagPageSlotsSchema>) {
    return (
      <div className="bag-page-slots">
        {promoBanners.length > 0 && <div className="bag-page-slots__banners">{context.slot(promoBanners)}</div>}
        {bagImage.length > 0 && <div className="bag-page-slots__image">{context.slot(bagImage)}</div>}
      </div>
    )
  },
)
