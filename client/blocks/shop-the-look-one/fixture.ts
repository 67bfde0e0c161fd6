import type { Fixtures } from '../define-block.tsx'
import { looks } from '../parts/fixtures.ts'
import type { ShopTheLookOneSchema } from './schema.ts'

export default looks satisfies Fixtures<typeof ShopTheLookOneSchema>
