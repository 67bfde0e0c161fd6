import type { Fixtures } from '../define-block.tsx'
import type { SpacingBlockSchema } from './schema.ts'

export default { smallest: { size: 'XXS' }, medium: { size: 'Medium' }, largest: { size: 'XXL' } } satisfies Fixtures<
  typeof SpacingBlockSchema
>
