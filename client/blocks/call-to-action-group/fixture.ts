import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileCta, longText } from '../parts/fixtures.ts'
import type { CallToActionGroupSchema } from './schema.ts'

export default {
  one: { callsToAction: [cta] },
  four: {
    callsToAction: [
      cta,
      { ...cta, buttonStyle: 'secondary' },
      { ...cta, buttonStyle: 'tertiary' },
      { ...cta, buttonStyle: 'none' },
    ],
    columns: 4,
    alignment: 'Right',
  },
  incomplete: {
    callsToAction: [
      { buttonText: 'No link', buttonStyle: 'primary' },
      { buttonText: 'No style', buttonLink: '/bag' },
    ],
  },
  long: { callsToAction: [{ ...cta, buttonText: longText }, cta] },
  bidi: { callsToAction: [{ ...cta, buttonText: bidiText }, cta] },
  hostile: { callsToAction: [hostileCta] },
} satisfies Fixtures<typeof CallToActionGroupSchema>
