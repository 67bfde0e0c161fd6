import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileCta, longText } from '../parts/fixtures.ts'
import type { CallToActionButtonSchema } from './schema.ts'

export default {
  primary: cta,
  secondary: { ...cta, buttonStyle: 'secondary', alignment: 'Left' },
  tertiary: { ...cta, buttonStyle: 'tertiary', alignment: 'Right' },
  round: { ...cta, buttonStyle: 'round-style' },
  plain: { ...cta, buttonStyle: 'none' },
  long: { ...cta, buttonText: longText },
  bidi: { ...cta, buttonText: bidiText },
  incomplete: { buttonText: 'No style', buttonLink: '/bag' },
  hostile: hostileCta,
} satisfies Fixtures<typeof CallToActionButtonSchema>
