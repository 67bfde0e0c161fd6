import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, image, longText } from '../parts/fixtures.ts'
import type { JumpOffOneGroupSchema } from './schema.ts'

/** A jump-off is a picture tile that links to a page. */
const jumpOff = {
  _meta: { schema: 'https://selvedge.example/content/jump-off-one' },
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
  hostile: {
    title: hostileText,
    jumpOffs: [
      { ...jumpOff, title: hostileText },
      { ...jumpOff, image: null },
    ],
  },
} satisfies Fixtures<typeof JumpOffOneGroupSchema>
