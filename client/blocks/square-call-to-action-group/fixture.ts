import type { Fixtures } from '../define-block.tsx'
import { linkGroups, tileLink } from '../parts/fixtures.ts'
import type { SquareCallToActionGroupSchema } from './schema.ts'

export default {
  ...linkGroups,
  most: { callsToAction: Array.from({ length: 10 }, () => tileLink) },
} satisfies Fixtures<typeof SquareCallToActionGroupSchema>
