import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileCta, hostileText, image, longText } from '../parts/fixtures.ts'
import type { ListingHeaderSchema } from './schema.ts'

export default {
  variantOne: {
    title: 'Dresses',
    description: 'Hand-drawn prints.',
    linkButtons: [cta, { ...cta, buttonStyle: 'tertiary' }],
  },
  variantTwo: {
    variant: 2,
    title: '[wavy]Dresses[/wavy]',
    subheading: 'With pockets',
    squiggle: { position: '2 Line Title', colour: '#27364f' },
    description: longText,
    image,
    callToAction: cta,
  },
  sample: { title: 'Dresses', description: 'Lorem ipsum dolor' },
  bidi: { variant: 2, title: bidiText, subheading: bidiText, description: bidiText },
  noImage: { variant: 2, title: 'Dresses' },
  long: { title: longText, description: longText },
  hostile: { variant: 2, title: hostileText, subheading: hostileText, callToAction: hostileCta },
} satisfies Fixtures<typeof ListingHeaderSchema>
