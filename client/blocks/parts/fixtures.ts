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
