import type { Fixtures } from '../define-block.tsx'
import { hostileText } from '../parts/fixtures.ts'
import type { TextBlockGroupSchema } from './schema.ts'

const block = { _meta: { schema: 'https://selvedge.example/content/text-block' }, title: 'By hand', body: 'Each print begins as a painting.' }

export default {
  three: { title: 'How it is made', textBlocks: [block, block, block] },
  one: { textBlocks: [block] },
  twelve: { textBlocks: Array.from({ length: 12 }, () => block) },
  hostile: { title: hostileText, textBlocks: [{ ...block, body: hostileText }, {}] },
} satisfies Fixtures<typeof TextBlockGroupSchema>
