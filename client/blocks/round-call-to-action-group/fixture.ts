import type { Fixtures } from '../define-block.tsx'
import { linkGroups, tileLink } from '../parts/fixtures.ts'
import type { RoundCallToActionGroupSchema } from './schema.ts'

export default {
  ...linkGroups,
  most: { callsToAction: Array.from({ length: 4 }, () => tileLink) },
} satisfies Fixtures<typeof RoundCallToActionGroupSchema>
