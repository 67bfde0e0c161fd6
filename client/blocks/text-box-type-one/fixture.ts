import type { Fixtures } from '../define-block.tsx'
import { textBoxes } from '../parts/fixtures.ts'
import type { TextBoxTypeOneSchema } from './schema.ts'

export default textBoxes satisfies Fixtures<typeof TextBoxTypeOneSchema>
