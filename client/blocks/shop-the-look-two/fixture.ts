import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { ShopTheLookTwoSchema } from './schema.ts'

const product = {
  backgroundImage: image,
  altText: 'A cardigan',
  url: '/browse/womens/clothing/knitwear',
  title: 'Fair Isle cardigan',
  price: '£89.00',
}

export default {
  normal: {
    title: 'Shop the look',
    primaryBlockBackground: image,
    primaryBlockUrl: '/browse/womens',
    leftProduct: product,
    rightProduct: { ...product, price: 24.5 },
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
    leftProduct: { ...product, title: longText },
    rightProduct: product,
  },
  bidi: {
    title: bidiText,
    titleFont: 'Athletics',
    titleBold: true,
    leftProduct: { ...product, title: bidiText },
    rightProduct: product,
  },
  hostile: {
    title: hostileText,
    primaryBlockUrl: hostileLink,
    leftProduct: { ...product, title: hostileText, url: hostileLink },
    rightProduct: product,
  },
} satisfies Fixtures<typeof ShopTheLookTwoSchema>
