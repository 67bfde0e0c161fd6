import type { Fixtures } from '../define-block.tsx'
import { jumpOffGroups } from '../parts/fixtures.ts'
import type { JumpOffOneGroupSchema } from './schema.ts'

export default jumpOffGroups('jump-off-one') satisfies Fixtures<typeof JumpOffOneGroupSchema>
