import type { Fixtures } from '../define-block.tsx'
import { cta, hostileCta, hostileText, image, longText } from '../parts/fixtures.ts'
import type { ListingHeaderSchema } from './schema.ts'

export default {
  variantOne: { title: 'Dresses', subheading: 'With pockets', description: 'Hand-drawn prints.', callToAction: cta },
  variantTwo: { variant: 2, title: 'Dresses', image, callToAction: cta },
  noImage: { variant: 2, title: 'Dresses' },
  long: { title: longText, description: longText },
  hostile: { title: hostileText, subheading: hostileText, callToAction: hostileCta },
} satisfies Fixtures<typeof ListingHeaderSchema>
