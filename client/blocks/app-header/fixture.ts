import type { Fixtures } from '../define-block.tsx'
import type { AppHeaderSchema } from './schema.ts'

export default { transparent: { transparentHomeHeader: true }, unset: {} } satisfies Fixtures<typeof AppHeaderSchema>
