import type * as v from 'valibot'
import type { LookSchema } from './look.ts'
import type { TextBoxSchema } from './text-box.ts'
import { contentTypeUri } from '#shared/merchant.ts'

/** Values that the samples of several blocks share, in the service's wire format. */
export const imageLink = {
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' as const },
  name: 'campaign-fireside',
  endpoint: 'selvedge',
  defaultHost: 'localhost:8788/media',
}
const videoLink = {
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/video-link' as const },
  name: 'campaign-autumn-lane',
  endpoint: 'selvedge',
  defaultHost: 'cdn.media.amplience.net',
}

export const image = { image: imageLink, altText: 'Two chairs drawn up to a fire' }
export const coast = { image: { ...imageLink, name: 'campaign-coast' }, altText: 'A coast' }
export const video = { image: videoLink, altText: 'A loom at work' }
/** The fireplace at the right of the wide picture. */
export const fire = { x: 0.82, y: 0.72 }

export const hostileText = '<img src=x onerror=alert(1)><script>alert(2)</script>'
export const hostileLink = ' java\nscript:alert(3)'
export const longText = 'Dungarees, dressing gowns and a donkey jacket, '.repeat(12)

export const cta = {
  buttonText: 'Shop knitwear',
  buttonLink: '/browse/womens/clothing/knitwear',
  buttonStyle: 'primary' as const,
}
export const hostileCta = { buttonText: hostileText, buttonLink: hostileLink, buttonStyle: 'primary' as const }
export const bidiText = 'שיר השירים 🧵 مرحبا بالعالم — new in 🧶✂️'

/** Samples of the blocks that are only a linked picture. */
export const linkedPictures = {
  normal: { image, mobileImage: coast, url: '/browse/gifts', linkTitle: 'Gifts' },
  noLink: { image },
  titleForAlt: { image: { ...image, altText: null }, url: '/browse/gifts', linkTitle: 'Gifts' },
  nameless: { image: { ...image, altText: null }, url: '/browse/gifts' },
  long: { image: { ...image, altText: longText }, url: '/browse/gifts' },
  bidi: { image: { ...image, altText: bidiText }, url: '/browse/gifts', linkTitle: bidiText },
  hostile: { image: { ...image, altText: hostileText }, url: hostileLink, linkTitle: hostileText },
}

/** Samples of the text boxes. */
export const textBoxes = {
  normal: {
    subtitle: 'The studio',
    heading: 'Painted [wavy:#9e3d26]first[/wavy]',
    body: 'Then **printed**, then sewn.',
    desktopBackground: image,
    callsToAction: [cta],
  },
  annotated: {
    heading: 'By hand',
    annotation: { text: 'This is Maud', arrow: 'Right' },
    desktopBackground: image,
    mobileBackground: coast,
    backgroundColour: '#27364f',
    textColour: '#fbf7f0',
    altText: 'A studio',
  },
  videos: {
    heading: 'From the loom',
    desktopBackground: video,
    desktopBackgroundLoop: false,
    mobileBackground: video,
    mobileBackgroundLoop: true,
  },
  noImage: {
    subtitle: 'Plain',
    heading: 'Words alone',
    annotation: { text: 'Look down', arrow: 'Down' },
    callsToAction: [cta, { ...cta, buttonStyle: 'tertiary' }],
  },
  empty: {},
  long: {
    subtitle: longText,
    heading: longText,
    body: longText,
    annotation: { text: longText },
    desktopBackground: image,
  },
  bidi: { subtitle: bidiText, heading: bidiText, body: bidiText, desktopBackground: image },
  hostile: {
    subtitle: hostileText,
    heading: hostileText,
    body: `${hostileText} [x](javascript:alert(1))`,
    annotation: { text: hostileText, arrow: 'Up' },
    callsToAction: [hostileCta],
    backgroundColour: 'url(x)',
    altText: hostileText,
    desktopBackground: image,
  },
} satisfies Record<string, v.InferInput<typeof TextBoxSchema>>

const lookProduct = {
  backgroundImage: image,
  altText: 'A cardigan',
  url: '/browse/womens/clothing/knitwear',
  title: 'Fair Isle cardigan',
  price: '£89.00',
}

/** Samples of the blocks that show a look. */
export const looks = {
  normal: {
    title: 'Shop the look',
    primaryBlockBackground: image,
    primaryBlockUrl: '/browse/womens',
    leftProduct: lookProduct,
    rightProduct: { ...lookProduct, price: 24.5 },
  },
  noImage: {
    leftProduct: { title: 'Socks' },
    rightProduct: { title: 'Scarf', price: '1.299,00' },
    primaryBlockAlignment: 'Right',
  },
  long: {
    title: longText,
    titleFont: 'Athletics',
    titleBold: true,
    leftProduct: { ...lookProduct, title: longText },
    rightProduct: lookProduct,
  },
  bidi: {
    title: bidiText,
    titleFont: 'Athletics',
    titleBold: true,
    leftProduct: { ...lookProduct, title: bidiText },
    rightProduct: lookProduct,
  },
  hostile: {
    title: hostileText,
    primaryBlockUrl: hostileLink,
    leftProduct: { ...lookProduct, title: hostileText, url: hostileLink },
    rightProduct: lookProduct,
  },
} satisfies Record<string, v.InferInput<typeof LookSchema>>

export const tileLink = { buttonText: 'Size 12', buttonLink: '/browse/womens' }

/** Samples of the groups of links. */
export const linkGroups = {
  normal: {
    title: 'Find yours',
    callsToAction: [tileLink, tileLink, { ...tileLink, textColour: '#fff', backgroundColour: '#27364f' }],
  },
  pictures: {
    alignment: 'Left' as const,
    callsToAction: [
      { ...tileLink, image },
      { ...tileLink, image },
    ],
  },
  one: { alignment: 'Right' as const, callsToAction: [tileLink] },
  long: { title: longText, callsToAction: [{ ...tileLink, buttonText: longText }] },
  bidi: { title: bidiText, callsToAction: [{ ...tileLink, buttonText: bidiText }] },
  hostile: {
    title: hostileText,
    callsToAction: [
      { buttonText: hostileText, buttonLink: hostileLink, backgroundColour: 'url(x)' },
      { ...tileLink, buttonText: hostileText },
    ],
  },
}

/** Samples of two to four jump-offs in a row. A jump-off is a picture that links to a page. */
export function jumpOffGroups(type: 'jump-off-one' | 'jump-off-two') {
  const jumpOff = {
    _meta: { schema: contentTypeUri(type) },
    title: 'Coats',
    image,
    url: '/browse/womens',
  }
  return {
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
  }
}
