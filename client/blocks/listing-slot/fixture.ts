import type { Fixtures } from '../define-block.tsx'
import { hostileText } from '../parts/fixtures.ts'
import type { ListingSlotSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const text = {
  _meta: { schema: contentTypeUri('text-block') },
  title: 'How to wash wool',
  body: 'Seldom.',
}

export default {
  above: { content: [text] },
  below: { placement: 'Below products', content: [text, text] },
  empty: {},
  hostile: { content: [{ ...text, title: hostileText }, null] },
} satisfies Fixtures<typeof ListingSlotSchema>
