import { type BlockProps, defineBlock } from '../define-block.tsx'
import { BagPageSlotsSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'bag-page-slots',
    schema: BagPageSlotsSchema,
    stylesheet: 'words',
    description:
      'What the bag page shows around its lines: banners above them and a picture below. It belongs under the key `bag-page`.',
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
