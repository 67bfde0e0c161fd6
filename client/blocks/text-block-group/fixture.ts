import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, longText } from '../parts/fixtures.ts'
import type { TextBlockGroupSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const block = {
  _meta: { schema: contentTypeUri('text-block') },
  title: 'By hand',
  body: 'Each print begins as a painting.',
}

export default {
  three: { title: 'How it is made', textBlocks: [block, block, block] },
  one: { textBlocks: [block] },
  twelve: { textBlocks: Array.from({ length: 12 }, () => block) },
  long: { title: longText, textBlocks: [{ ...block, title: longText, body: longText }, block] },
  bidi: { title: bidiText, textBlocks: [{ ...block, title: bidiText, body: bidiText }, block] },
  hostile: { title: hostileText, textBlocks: [{ ...block, body: hostileText }, {}] },
} satisfies Fixtures<typeof TextBlockGroupSchema>
