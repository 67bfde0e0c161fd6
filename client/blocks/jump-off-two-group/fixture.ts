import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, image, longText } from '../parts/fixtures.ts'
import type { JumpOffTwoGroupSchema } from './schema.ts'

const jumpOff = {
  _meta: { schema: 'https://selvedge.example/content/jump-off-two' },
  title: 'Coats',
  image,
  url: '/browse/womens',
}

export default {
  two: { title: 'Where to begin', jumpOffs: [jumpOff, jumpOff] },
  three: { jumpOffs: [jumpOff, jumpOff, jumpOff] },
  four: { jumpOffs: [jumpOff, jumpOff, jumpOff, jumpOff] },
  long: { title: longText, jumpOffs: [{ ...jumpOff, title: longText, text: longText }, jumpOff] },
  bidi: { title: bidiText, jumpOffs: [{ ...jumpOff, title: bidiText, text: bidiText }, jumpOff] },
  hostile: { title: hostileText, jumpOffs: [{ ...jumpOff, title: hostileText }, jumpOff] },
} satisfies Fixtures<typeof JumpOffTwoGroupSchema>
