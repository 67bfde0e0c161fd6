/** What a shopper who types a query must find. An item must satisfy all that is given. */
export type Wanted = {
  /** Any of these kinds of item. */
  kinds?: readonly string[]
  /** In any of these colours, named as the catalogue names them. */
  colours?: readonly string[]
  department?: 'women' | 'men' | 'kids'
  patterns?: readonly string[]
  /** A word of the item's composition. */
  fabric?: string
  /** A size in which the item is sold. */
  size?: string
  /** The path of a category of the item. */
  category?: string
  /** A word of the name. */
  name?: RegExp
}
type Row = readonly [query: string, wanted: Wanted | string]

const red = ['Poppy', 'Brick', 'Claret', 'Raspberry']
const blue = ['Sky', 'Cornflower', 'Chambray', 'Indigo', 'French Navy', 'Ink', 'Petrol', 'Duck Egg', 'Storm', 'Teal']
const wash = ['Light Wash', 'Mid Wash', 'Dark Wash']
const navy = ['French Navy', 'Ink', 'Indigo']
const green = ['Sage', 'Fern', 'Olive', 'Bottle Green', 'Sea Glass', 'Teal', 'Duck Egg']
const pink = ['Blush', 'Rose', 'Peony', 'Hollyhock', 'Raspberry', 'Coral']
const yellow = ['Primrose', 'Mustard', 'Honey', 'Buttermilk']
const grey = ['Marl Grey', 'Storm', 'Slate']
const brown = ['Toffee', 'Bracken', 'Chestnut', 'Cocoa']
const black = ['Soot', 'Washed Black']
const cream = ['Ecru', 'Oatmeal', 'Stone', 'Buttermilk', 'Chalk']
const purple = ['Lavender', 'Heather', 'Damson']
const orange = ['Apricot', 'Terracotta', 'Rust', 'Coral']
const dress = ['midi-dress', 'maxi-dress', 'shirt-dress', 'knit-dress', 'kids-dress']
const jumper = ['jumper', 'mens-jumper', 'hoodie']
const shirt = ['shirt', 'mens-shirt', 'shirt-dress', 'polo']
const trousers = ['trousers', 'chinos', 'jeans']
const flowers = ['floral', 'ditsy', 'botanical', 'block-print']
const stripes = ['stripe', 'breton-stripe']
const checks = ['check', 'gingham', 'tartan']
const rainwear = { kinds: ['coat', 'jacket'], name: /Rain|Mac|Waterproof|Waxed/ }

/** 150 queries as shoppers type them, each with what must be found, or the address of the page that answers it. */
export const shopperQueries: readonly Row[] = [
  ['red dress', { kinds: dress, colours: red }],
  ['blue mug', { kinds: ['mug'], colours: blue }],
  ['navy jumper', { kinds: jumper, colours: navy }],
  ['dress blue', { kinds: dress, colours: [...blue, ...wash] }],
  ['green coat', { kinds: ['coat'], colours: green }],
  ['black jeans', { kinds: ['jeans'], colours: black }],
  ['blue jeans', { kinds: ['jeans'], colours: [...blue, ...wash] }],
  ['pink cardigan', { kinds: ['cardigan'], colours: pink }],
  ['yellow raincoat', { ...rainwear, colours: yellow }],
  ['grey socks', { kinds: ['socks'], colours: grey }],
  ['gray scarf', { kinds: ['scarf'], colours: grey }],
  ['brown boots', { kinds: ['boots'], colours: brown }],
  ['black boots', { kinds: ['boots'], colours: black }],
  ['cream jumper', { kinds: jumper, colours: cream }],
  ['white t shirt', { kinds: ['tee', 'kids-tee'], colours: ['Chalk', 'Ecru'] }],
  ['purple top', { kinds: ['blouse', 'shirt', 'tee', 'breton', 'polo', 'kids-tee', 'swimsuit'], colours: purple }],
  ['orange cushion', { kinds: ['cushion'], colours: orange }],
  ['burgundy skirt', { kinds: ['skirt'], colours: ['Claret', 'Damson'] }],
  ['khaki trousers', { kinds: trousers, colours: ['Olive', 'Stone', 'Fern', 'Sage'] }],
  ['navy blue trousers', { kinds: trousers, colours: navy }],
  ['trainers', { name: /Plimsolls/ }],
  ['sneakers', { name: /Plimsolls/ }],
  ['plimsolls', { name: /Plimsolls/ }],
  ['wellies', { kinds: ['wellies'] }],
  ['wellington boots', { kinds: ['wellies'] }],
  ['rain boots', { kinds: ['wellies'] }],
  ['kids wellies', { kinds: ['wellies'], department: 'kids' }],
  ['ankle boots', { kinds: ['boots'], name: /Ankle|Chelsea/ }],
  ['loafers', { name: /Loafers/ }],
  ['flat shoes', { kinds: ['shoes'] }],
  ['gift for her', { category: '/gifts/gifts-for-her/' }],
  ['gifts for him', { category: '/gifts/gifts-for-him/' }],
  ['present for mum', { category: '/gifts/gifts-for-her/' }],
  ['presents for dad', { category: '/gifts/gifts-for-him/' }],
  ['housewarming gift', { category: '/gifts/gifts-for-the-home/' }],
  ['stocking fillers', { category: '/gifts/stocking-fillers/' }],
  ['gift card', { kinds: ['gift-card'] }],
  ['gift voucher', { kinds: ['gift-card'] }],
  ['size 12 dress', { kinds: dress, size: '12' }],
  ['dress size 16', { kinds: dress, size: '16' }],
  ['jeans size 10', { kinds: ['jeans'], size: '10' }],
  ['mens shirt large', { kinds: ['mens-shirt', 'polo'], size: 'L' }],
  ['xl hoodie', { kinds: ['hoodie'], size: 'XL' }],
  ['size 6 boots', { kinds: ['boots'], size: '6' }],
  ['32 waist chinos', { kinds: ['chinos'], size: '32' }],
  ['girls dress age 5', { kinds: ['kids-dress'], size: '5-6' }],
  ['pyjamas 3-4 years', { kinds: ['pyjamas'], size: '3-4' }],
  ['king size duvet cover', { kinds: ['bedding'], size: 'King' }],
  ['double bedding', { kinds: ['bedding'], size: 'Double' }],
  ['red dress size 14', { kinds: dress, colours: red, size: '14' }],
  ['jumpr', { kinds: jumper }],
  ['jumpper', { kinds: jumper }],
  ['drss', { kinds: dress }],
  ['dreses', { kinds: dress }],
  ['cardigen', { kinds: ['cardigan'] }],
  ['trowsers', { kinds: trousers }],
  ['pijamas', { kinds: ['pyjamas'] }],
  ['cusion', { kinds: ['cushion'] }],
  ['scraf', { kinds: ['scarf'] }],
  ['blosue', { kinds: ['blouse'] }],
  ['raincoatt', rainwear],
  ['stripy tshirt', { kinds: ['tee', 'kids-tee', 'breton'], patterns: stripes }],
  ['floral dres', { kinds: dress, patterns: flowers }],
  ['dungarees', { kinds: ['kids-dungarees'] }],
  ['dungarees kids', { kinds: ['kids-dungarees'] }],
  ['pyjamas', { kinds: ['pyjamas'] }],
  ['pajamas', { kinds: ['pyjamas'] }],
  ['mens pajamas', { kinds: ['pyjamas'], department: 'men' }],
  ['pjs', { kinds: ['pyjamas'] }],
  ['sweater', { kinds: jumper }],
  ["men's sweaters", { kinds: jumper, department: 'men' }],
  ['pullover', { kinds: jumper }],
  ['turtleneck', { name: /Roll Neck/ }],
  ['roll neck jumper', { kinds: ['jumper'], name: /Roll Neck/ }],
  ['pants', { kinds: trousers }],
  ['t-shirt', { kinds: ['tee', 'kids-tee'] }],
  ['tees', { kinds: ['tee', 'kids-tee'] }],
  ['ladies tops', { kinds: ['blouse', 'shirt', 'tee', 'breton', 'swimsuit'], department: 'women' }],
  ['swimming costume', { kinds: ['swimsuit'] }],
  ['bathing suit', { kinds: ['swimsuit'] }],
  ['handbag', { kinds: ['bag'] }],
  ['shopping bag', { kinds: ['bag'], name: /Tote|Shopper/ }],
  ['make up bag', { name: /Wash Bag/ }],
  ['woolly hat', { kinds: ['hat'] }],
  ['winter gloves', { kinds: ['gloves'] }],
  ['warm coat', { kinds: ['coat'] }],
  ['waterproof jacket', rainwear],
  ['rain jacket', rainwear],
  ['bodywarmer', { kinds: ['gilet'] }],
  ['polka dot dress', { kinds: dress, patterns: ['spot'] }],
  ['striped top', { kinds: ['blouse', 'shirt', 'tee', 'breton', 'polo', 'kids-tee', 'swimsuit'], patterns: stripes }],
  ['flowery dress', { kinds: dress, patterns: flowers }],
  ['checked shirt', { kinds: shirt, patterns: checks }],
  ['plaid scarf', { kinds: ['scarf'], patterns: checks }],
  ['linen shirt', { kinds: shirt, fabric: 'linen' }],
  ['wool jumper', { kinds: jumper, fabric: 'wool' }],
  ['cashmere', { fabric: 'cashmere' }],
  ['organic cotton t-shirt', { kinds: ['tee', 'kids-tee'], fabric: 'organic' }],
  ['leather bag', { kinds: ['bag'], fabric: 'leather' }],
  ['velvet cushions', { kinds: ['cushion'], fabric: 'velvet' }],
  ['maxi dress', { kinds: ['maxi-dress'] }],
  ['summer dresses', { kinds: dress }],
  ['long sleeve dress', { kinds: dress }],
  ['jumper dress', { kinds: ['knit-dress'] }],
  ['party dress for girls', { kinds: ['kids-dress'] }],
  ['coffee cups', { kinds: ['mug'] }],
  ['dinner plates', { kinds: ['plate'], name: /Dinner/ }],
  ['crockery', { kinds: ['mug', 'plate', 'bowl', 'jug'] }],
  ['teatowel', { kinds: ['tea-towel'] }],
  ['blanket', { kinds: ['throw', 'scarf'] }],
  ['scented candles', { kinds: ['candle'] }],
  ['bed linen', { kinds: ['bedding'] }],
  ['bath towels', { kinds: ['towel'] }],
  ['table lamp', { kinds: ['lamp'] }],
  ['returns', '/returns'],
  ['how do i return an item', '/returns'],
  ['delivery', '/delivery'],
  ['shipping costs', '/delivery'],
  ['size guide', '/size-guide'],
  ['contact us', '/help'],
  ['pottery', { kinds: ['mug', 'plate', 'bowl', 'jug', 'vase', 'lamp'] }],
  ['pottery mug', { kinds: ['mug'] }],
  ['blue pottery', { kinds: ['mug', 'plate', 'bowl', 'jug', 'vase', 'lamp'], colours: blue }],
  ['dressing gown', { kinds: ['pyjamas'] }],
  ['robe', { kinds: ['pyjamas'] }],
  ['bathrobe', { kinds: ['pyjamas'] }],
  ['nightie', { kinds: ['pyjamas'] }],
  ['evening gown', { kinds: ['maxi-dress'] }],
  ['beanie', { kinds: ['hat'] }],
  ['mittens', { kinds: ['gloves'] }],
  ['quilt', { kinds: ['bedding'] }],
  ['saucer', { kinds: ['plate'] }],
  ['warm hat', { kinds: ['hat'] }],
  ['cosy socks', { kinds: ['socks'] }],
  ['mens socks', { kinds: ['socks'], department: 'men' }],
  ['stripy top', { kinds: ['blouse', 'shirt', 'tee', 'breton', 'polo', 'kids-tee'], patterns: stripes }],
  ['floral cushion', { kinds: ['cushion'], patterns: flowers }],
  ['check scarf', { kinds: ['scarf'], patterns: checks }],
  ['wool throw', { kinds: ['throw'], fabric: 'wool' }],
  ['black trousers size 12', { kinds: trousers, colours: black, size: '12' }],
  ['where is my order', '/find-order'],
  ['track my parcel', '/find-order'],
  ['order status', '/find-order'],
  ['tracking', '/find-order'],
  ['invoice', '/find-order'],
  ['student discount', '/help'],
  ['promo code', '/help'],
  ['voucher code', '/help'],
  ['opening hours', '/shop-finder'],
  ['send back my order', '/returns'],
]
