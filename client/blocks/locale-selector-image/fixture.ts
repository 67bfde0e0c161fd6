import type { Fixtures } from '../define-block.tsx'
import { hostileLink, hostileText, image } from '../parts/fixtures.ts'
import type { LocaleSelectorImageSchema } from './schema.ts'

export default {
  normal: { image, url: '/about-us' },
  decorative: { image: { ...image, altText: null }, url: '/about-us' },
  hostile: { image: { ...image, altText: hostileText }, url: hostileLink },
} satisfies Fixtures<typeof LocaleSelectorImageSchema>
