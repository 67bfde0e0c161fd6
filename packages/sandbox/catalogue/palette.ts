/** A dye of the palette. Names consist of letters and spaces only, because they become URL segments and file names. */
export type Dye = { name: string; code: string; hex: string; tone: 'light' | 'mid' | 'dark' }

export const palette = [
  { name: 'Ecru', code: 'ECR', hex: '#ede4d0', tone: 'light' },
  { name: 'Chalk', code: 'CHK', hex: '#f4f1e8', tone: 'light' },
  { name: 'Oatmeal', code: 'OAT', hex: '#dccfb8', tone: 'light' },
  { name: 'Stone', code: 'STN', hex: '#c7bca8', tone: 'light' },
  { name: 'Buttermilk', code: 'BUT', hex: '#f6ebc3', tone: 'light' },
  { name: 'Primrose', code: 'PRI', hex: '#f0dc92', tone: 'light' },
  { name: 'Blush', code: 'BLU', hex: '#ecc6bd', tone: 'light' },
  { name: 'Duck Egg', code: 'DUC', hex: '#bfd8d3', tone: 'light' },
  { name: 'Sea Glass', code: 'SEA', hex: '#a3c7ba', tone: 'light' },
  { name: 'Sky', code: 'SKY', hex: '#a9c9e3', tone: 'light' },
  { name: 'Marl Grey', code: 'MRL', hex: '#b4b5b6', tone: 'light' },
  { name: 'Lavender', code: 'LAV', hex: '#bfb1d6', tone: 'light' },
  { name: 'Apricot', code: 'APR', hex: '#efb68d', tone: 'light' },
  { name: 'Sage', code: 'SAG', hex: '#9caf88', tone: 'mid' },
  { name: 'Mustard', code: 'MUS', hex: '#c9972b', tone: 'mid' },
  { name: 'Honey', code: 'HON', hex: '#d8a646', tone: 'mid' },
  { name: 'Terracotta', code: 'TER', hex: '#c2704e', tone: 'mid' },
  { name: 'Coral', code: 'COR', hex: '#e97f69', tone: 'mid' },
  { name: 'Rose', code: 'ROS', hex: '#d58a93', tone: 'mid' },
  { name: 'Peony', code: 'PEO', hex: '#dc83a3', tone: 'mid' },
  { name: 'Heather', code: 'HEA', hex: '#95799c', tone: 'mid' },
  { name: 'Cornflower', code: 'CFL', hex: '#6b8ecb', tone: 'mid' },
  { name: 'Chambray', code: 'CHA', hex: '#87a3c1', tone: 'mid' },
  { name: 'Storm', code: 'STO', hex: '#728290', tone: 'mid' },
  { name: 'Toffee', code: 'TOF', hex: '#a1713f', tone: 'mid' },
  { name: 'Fern', code: 'FER', hex: '#4f7148', tone: 'mid' },
  { name: 'Bracken', code: 'BRA', hex: '#8a5a33', tone: 'dark' },
  { name: 'Rust', code: 'RUS', hex: '#a9532b', tone: 'dark' },
  { name: 'Brick', code: 'BRI', hex: '#9c4636', tone: 'dark' },
  { name: 'Poppy', code: 'POP', hex: '#cc3a32', tone: 'dark' },
  { name: 'Raspberry', code: 'RAS', hex: '#a3274f', tone: 'dark' },
  { name: 'Hollyhock', code: 'HOL', hex: '#b5446e', tone: 'dark' },
  { name: 'Claret', code: 'CLA', hex: '#6e2030', tone: 'dark' },
  { name: 'Damson', code: 'DAM', hex: '#4f2a45', tone: 'dark' },
  { name: 'Olive', code: 'OLI', hex: '#6a6b3a', tone: 'dark' },
  { name: 'Bottle Green', code: 'BOT', hex: '#1f4a3a', tone: 'dark' },
  { name: 'Teal', code: 'TEA', hex: '#24666b', tone: 'dark' },
  { name: 'Petrol', code: 'PET', hex: '#1d4c5c', tone: 'dark' },
  { name: 'Indigo', code: 'IND', hex: '#2d3a6b', tone: 'dark' },
  { name: 'French Navy', code: 'FNV', hex: '#1f2a44', tone: 'dark' },
  { name: 'Ink', code: 'INK', hex: '#263349', tone: 'dark' },
  { name: 'Chestnut', code: 'CHE', hex: '#6d3b26', tone: 'dark' },
  { name: 'Cocoa', code: 'COC', hex: '#4c372c', tone: 'dark' },
  { name: 'Slate', code: 'SLA', hex: '#565f69', tone: 'dark' },
  { name: 'Soot', code: 'SOO', hex: '#2a292b', tone: 'dark' },
] as const satisfies readonly Dye[]

const mutedNames = new Set([
  'Ecru',
  'Stone',
  'Oatmeal',
  'Toffee',
  'Bracken',
  'Chestnut',
  'Cocoa',
  'Olive',
  'Bottle Green',
  'French Navy',
  'Ink',
  'Slate',
  'Soot',
  'Claret',
  'Mustard',
  'Storm',
])

/** Dyes for leather, waxed cloth and workwear. */
export const mutedPalette: readonly Dye[] = palette.filter((dye) => mutedNames.has(dye.name))

/** Washes for denim, where dye names would mislead. */
export const denimPalette = [
  { name: 'Light Wash', code: 'LWA', hex: '#a9bfd4', tone: 'light' },
  { name: 'Mid Wash', code: 'MWA', hex: '#6685a6', tone: 'mid' },
  { name: 'Dark Wash', code: 'DWA', hex: '#33455f', tone: 'dark' },
  { name: 'Ecru', code: 'ECR', hex: '#ede4d0', tone: 'light' },
  { name: 'Washed Black', code: 'WBK', hex: '#3b3c40', tone: 'dark' },
] as const satisfies readonly Dye[]

/** Designs for printed gift cards. */
export const giftCardPalette = [
  { name: 'Hedgerow', code: 'HED', hex: '#4f7148', tone: 'mid' },
  { name: 'Birthday Bunting', code: 'BDB', hex: '#cc3a32', tone: 'dark' },
  { name: 'Seaside Stripe', code: 'SST', hex: '#1f2a44', tone: 'dark' },
  { name: 'Thank You Posy', code: 'TYP', hex: '#dc83a3', tone: 'mid' },
] as const satisfies readonly Dye[]
