import type { Fixtures } from '../define-block.tsx'
import { jumpOffGroups } from '../parts/fixtures.ts'
import type { JumpOffTwoGroupSchema } from './schema.ts'

export default jumpOffGroups('jump-off-two') satisfies Fixtures<typeof JumpOffTwoGroupSchema>
