import type { Fixtures } from '../define-block.tsx'
import { linkedPictures } from '../parts/fixtures.ts'
import type { BagPageImageSchema } from './schema.ts'

export default linkedPictures satisfies Fixtures<typeof BagPageImageSchema>
