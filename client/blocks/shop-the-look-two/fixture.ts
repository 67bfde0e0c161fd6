import type { Fixtures } from '../define-block.tsx'
import { looks } from '../parts/fixtures.ts'
import type { ShopTheLookTwoSchema } from './schema.ts'

export default looks satisfies Fixtures<typeof ShopTheLookTwoSchema>
