import type { Fixtures } from '../define-block.tsx'
import { hostileText, image } from '../parts/fixtures.ts'
import type { BagPageSlotsSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const bagImage = { _meta: { schema: contentTypeUri('bag-page-image') }, image, url: '/browse/gifts' }
const banner = {
  _meta: { schema: contentTypeUri('text-block') },
  title: 'Before you pay',
  body: 'Twenty-eight days to change your mind.',
}

export default {
  normal: { bagImage: [bagImage], promoBanners: [banner, banner] },
  imageOnly: { bagImage: [bagImage] },
  empty: {},
  hostile: {
    promoBanners: [{ ...banner, title: hostileText }, null, { _meta: { schema: contentTypeUri('gone') } }],
  },
} satisfies Fixtures<typeof BagPageSlotsSchema>
