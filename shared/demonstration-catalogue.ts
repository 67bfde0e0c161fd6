import type { SizeSystem } from './size-systems.ts'

/*
 * What the demonstration sells, for the shop and for the tests: what the code has to know of its categories, sizes,
 * colours and pictures. A merchant's own is in `own-catalogue.ts`.
 */

/** Where the pages of errors lead, each with the name of its text (`error` in the messages). */
export const errorDestinations = [
  { path: '/', text: 'home' },
  { path: '/browse/womens', text: 'womens' },
  { path: '/browse/mens', text: 'mens' },
  { path: '/other-stuff', text: 'otherStuff' },
] as const

/** The size system of the platform's catalogue. The charts say what a size is called in the others. */
export const catalogueSizes: SizeSystem = 'UK'

/** For whom the clothes of a category are, by the first part of its address. Product feeds say so. */
export const categoryGenders: Readonly<Record<string, 'female' | 'male'>> = { womens: 'female', mens: 'male' }

/** Categories of children's clothes by the first part of their address, with Google's name of the age. */
export const categoryAges: Readonly<Record<string, 'newborn' | 'infant' | 'toddler' | 'kids'>> = { kids: 'kids' }

/**
 * The id of a category in Google's product taxonomy, by its address, for product feeds. It is also that of the
 * categories below, unless they have their own. Ids:
 * https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt
 */
export const googleCategories: Readonly<Record<string, number>> = {
  '/womens/clothing': 1604,
  '/womens/clothing/dresses': 2271,
  '/womens/clothing/tops': 212,
  '/womens/clothing/knitwear': 212,
  '/womens/clothing/coats-and-jackets': 5598,
  '/womens/clothing/coats-and-jackets/gilets': 1831,
  '/womens/clothing/trousers-and-jeans': 204,
  '/womens/clothing/trousers-and-jeans/shorts': 207,
  '/womens/clothing/skirts': 1581,
  '/womens/clothing/swimwear': 211,
  '/womens/clothing/nightwear': 208,
  '/womens/accessories': 167,
  '/womens/accessories/socks': 209,
  '/womens/accessories/scarves': 177,
  '/womens/accessories/bags': 6551,
  '/womens/accessories/belts': 169,
  '/womens/footwear': 187,
  '/mens/clothing': 1604,
  '/mens/clothing/shirts': 212,
  '/mens/clothing/polos-and-tees': 212,
  '/mens/clothing/knitwear': 212,
  '/mens/clothing/coats-and-jackets': 5598,
  '/mens/clothing/trousers': 204,
  '/mens/clothing/trousers/shorts': 207,
  '/mens/clothing/nightwear': 208,
  '/mens/accessories': 167,
  '/mens/accessories/socks': 209,
  '/kids/clothing': 1604,
  '/kids/clothing/dresses': 2271,
  '/kids/clothing/tees': 212,
  '/kids/clothing/dungarees': 7132,
  '/kids/clothing/nightwear': 208,
  '/kids/accessories': 167,
  '/kids/accessories/socks': 209,
  '/kids/accessories/wellies': 187,
  '/home/living': 696,
  '/home/living/cushions': 4454,
  '/home/living/throws': 1985,
  '/home/living/candles': 588,
  '/home/living/vases': 602,
  '/home/living/lamps': 4636,
  '/home/kitchen-and-dining': 638,
  '/home/kitchen-and-dining/mugs': 2169,
  '/home/kitchen-and-dining/tableware': 672,
  '/home/kitchen-and-dining/tableware/plates': 3553,
  '/home/kitchen-and-dining/tableware/bowls': 3498,
  '/home/kitchen-and-dining/tableware/jugs': 3330,
  '/home/bed-and-bath': 4171,
  '/home/bed-and-bath/bedding': 569,
  '/home/bed-and-bath/towels': 4077,
  '/home/stationery': 956,
  '/gifts/gift-cards': 53,
}

/**
 * Who wears the clothes in their second pictures, for a media service that has each of them worn by several people. A
 * shopper chooses one for all pictures, by `value`. `sizes` are those of the catalogue that fit a figure, the first one
 * for shoppers. Clothes are worn if they are made for every figure. `category` is the address of their category.
 * Without figures there is no choice.
 */
export const wornPictures: {
  category: string
  figures: readonly { value: string; name: string; sizes: readonly string[] }[]
} = {
  category: '/womens/clothing',
  figures: [
    { value: 'amelia', name: 'Amelia', sizes: ['8', 'S'] },
    { value: 'grace', name: 'Grace', sizes: ['14', 'L'] },
    { value: 'joan', name: 'Joan', sizes: ['20', 'XL'] },
  ],
}

/**
 * The disc of a family of colours in the filters, by the family's name at the platform. A family that is not listed has
 * the colour of its most frequent shade.
 */
export const familyDiscs: Readonly<Record<string, string>> = {
  'White & cream': '#ede4d0',
  Yellow: '#d8a646',
  Orange: '#d9763f',
  Red: '#b3372f',
  Pink: '#dc83a3',
  Purple: '#7c5a8c',
  Blue: '#5b82b8',
  Navy: '#1f2a44',
  Green: '#4f7148',
  Brown: '#7a4e2f',
  Grey: '#8a8f94',
  Black: '#2a292b',
}
