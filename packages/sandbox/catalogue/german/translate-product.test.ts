import { beforeAll, expect, test } from 'vitest'
import { categories } from '../categories.ts'
import type { CustomField } from '../custom-fields.ts'
import { garments } from '../garments/garment.ts'
import { generateCatalogue } from '../generate.ts'
import type { CatalogueEntry } from '../rows.ts'
import { translateCategory } from './categories.ts'
import { asTitle, withArticle, withOur } from './grammar.ts'
import { nouns } from './nouns.ts'
import { germanName, germanTitle } from './product-name.ts'
import { translateProduct } from './translate-product.ts'

let entries: CatalogueEntry[]
beforeAll(() => {
  entries = [...generateCatalogue()]
})

const parsed = ({ product }: CatalogueEntry) => ({
  ...product,
  customFields: JSON.parse(product.custom_fields) as CustomField[],
})

test.each([
  ['midi-dress', 'Meadow Printed Wrap Dress', 'Wickelkleid Wiese mit Blumen'],
  ['maxi-dress', 'Holkham Striped Maxi Dress', 'Gestreiftes Maxikleid Holkham'],
  ['shirt-dress', 'Holkham Gingham Belted Shirt Dress', 'Hemdblusenkleid Holkham mit Gürtel und Vichy-Karo'],
  ['knit-dress', 'Damask Striped Roll Neck Dress', 'Gestreiftes Strickkleid Damaszenerrose mit Rollkragen'],
  ['blouse', 'Yarmouth Cotton Frill Neck Blouse', 'Baumwollbluse Yarmouth mit Rüschenkragen'],
  ['shirt', 'Orford Linen Relaxed Shirt', 'Lockere Hemdbluse Orford aus Leinen'],
  ['tee', 'Maeve Spotty Scoop Neck Tee', 'Gepunktetes T-Shirt Maeve mit U-Ausschnitt'],
  ['breton', 'Alma Organic Cotton Breton Top', 'Bretonshirt Alma aus Bio-Baumwolle'],
  ['jumper', 'Bluebell Cable Knit Jumper', 'Pullover Glockenblume mit Zopfmuster'],
  ['cardigan', 'Dulcie Lambswool Longline Cardigan', 'Lange Strickjacke Dulcie aus Lammwolle'],
  ['hoodie', 'Bude Loopback Zip Hoodie', 'Sweatjacke Bude aus French Terry mit Kapuze'],
  ['coat', 'Viola Wool Blend Collarless Coat', 'Kragenloser Wollmantel Viola'],
  ['jacket', 'Blakeney Quilted Jacket', 'Steppjacke Blakeney'],
  ['jacket', 'Whitby Quilted Chore Jacket', 'Gesteppte Worker-Jacke Whitby'],
  ['gilet', 'Whitby Cord Gilet', 'Cordweste Whitby'],
  ['trousers', 'Nell Cord Wide Leg Trousers', 'Weite Cordhose Nell'],
  ['jeans', 'Flora Slim Jeans', 'Schmale Jeans Flora'],
  ['shorts', 'Cressida Twill Shorts', 'Twillshorts Cressida'],
  ['skirt', 'Holkham Ditsy Floral A-Line Skirt', 'Rock Holkham in A-Linie mit Streublümchen'],
  ['swimsuit', 'Tabitha Sculpting Tankini Top', 'Figurformendes Tankini-Oberteil Tabitha'],
  ['pyjamas', 'Fox Cub Spot Print Bedtime Pyjamas', 'Kinderschlafanzug Füchslein mit Tupfen'],
  ['socks', 'Rosehip Spotty Little Socks', 'Gepunktete Kindersocken Hagebutte'],
  ['scarf', 'Theo Lambswool Woven Scarf', 'Gewebter Lammwollschal Theo'],
  ['hat', 'Hattie Merino Bobble Hat', 'Bommelmütze Hattie aus Merinowolle'],
  ['gloves', 'Beatrix Fair Isle Mittens', 'Fäustlinge Beatrix mit Fair-Isle-Muster'],
  ['bag', 'Freya Leather Cross Body Bag', 'Umhängetasche Freya aus Leder'],
  ['belt', 'Sylvie Leather Belt', 'Ledergürtel Sylvie'],
  ['shoes', 'Greta Suede Loafers', 'Loafer Greta aus Veloursleder'],
  ['boots', 'Josie Leather Chelsea Boots', 'Chelsea Boots Josie aus Leder'],
  ['wellies', 'Nell Ditsy Print Short Wellies', 'Kurze Gummistiefel Nell mit Millefleurs-Muster'],
  ['mens-shirt', 'Wilf Linen Grandad Shirt', 'Leinenhemd Wilf mit Stehkragen'],
  ['polo', 'Arundel Stripe Polo Shirt', 'Poloshirt Arundel mit Streifen'],
  ['chinos', 'Theo Twill Slim Chinos', 'Schmale Chino Theo aus Twill'],
  ['mens-jumper', 'Harbour Merino Half Zip Jumper', 'Troyer Harbour aus Merinowolle'],
  ['kids-dress', 'Padstow Dandelion Gingham Party Dress', 'Festkleid Padstow Löwenzahn mit Vichy-Karo'],
  ['kids-tee', 'Primula Jersey Striped Long Sleeve Tee', 'Gestreiftes Langarmshirt Primel aus Jersey'],
  ['kids-dungarees', 'Bramble Denim Dungarees', 'Jeanslatzhose Brombeere'],
  ['kids-dungarees', 'Larkspur Cotton Dungarees', 'Baumwoll-Latzhose Rittersporn'],
  ['mug', 'Kitchen Garden Spot Print Mug', 'Becher Küchengarten mit Tupfen'],
  ['plate', 'Quince Striped Dinner Plate', 'Gestreifter Speiseteller Quitte'],
  ['bowl', 'Sweet Pea Spotty Serving Bowl', 'Gepunktete Servierschüssel Wicke'],
  ['jug', 'Rosehip Stoneware Milk Jug', 'Milchkännchen Hagebutte aus Steinzeug'],
  ['cushion', 'Settle Checked Bolster Cushion', 'Karierte Nackenrolle Settle'],
  ['throw', 'Window Seat Cable Picnic Blanket', 'Picknickdecke Fensterplatz mit Zopfmuster'],
  ['candle', 'Fennel Scented Three Wick Candle', 'Duftkerze Fenchel mit drei Dochten'],
  ['vase', 'Padstow Glass Vase', 'Glasvase Padstow'],
  ['lamp', 'Orford Block-Print Scalloped Lamp', 'Tischleuchte Orford mit Bogenrand und Blockdruck'],
  ['tea-towel', 'Tansy Botanical Tea Towel Pair', 'Geschirrtücher Rainfarn im 2er-Set mit Pflanzenmotiv'],
  ['apron', 'Rye Floral Apron', 'Schürze Rye mit Blumenmuster'],
  ['bedding', 'Tenby Ditsy Print Bedding Set', 'Bettwäsche-Set Tenby mit Millefleurs-Muster'],
  ['towel', 'Walberswick Terry Towel', 'Handtuch Walberswick aus Frottee'],
  ['notebook', 'Orchard Block-Print Journal', 'Tagebuch Obstgarten mit Blockdruck'],
  ['gift-card', 'E-Gift Card', 'Digitaler Geschenkgutschein'],
])('names a %s in German: %s', (garment, english, german) => {
  expect(germanTitle({ garment, name: english })).toBe(german)
})

test.each([
  ['coat', 'Viola Wool Blend Collarless Coat', 'der kragenlose', 'unser kragenloser', 'unseren kragenlosen'],
  ['trousers', 'Nell Cord Wide Leg Trousers', 'die weite', 'unsere weite', 'unsere weite'],
  ['kids-tee', 'Robin Striped Long Sleeve Tee', 'das gestreifte', 'unser gestreiftes', 'unser gestreiftes'],
  ['wellies', 'Nell Rubber Short Wellies', 'die kurzen', 'unsere kurzen', 'unsere kurzen'],
])('inflects the adjective of a %s after an article and a possessive', (garment, name, definite, ours, accusative) => {
  const { short } = germanName({ garment, name })!
  expect(withArticle(short)).toContain(`${definite} ${short.noun}`)
  expect(withOur(short, 'nominative')).toContain(`${ours} ${short.noun}`)
  expect(withOur(short, 'accusative')).toContain(`${accusative} ${short.noun}`)
  expect(asTitle(short)).toMatch(/^\p{Lu}/u)
})

test('has a German noun for every garment that has product lines', () => {
  expect(garments.filter((garment) => Object.keys(nouns[garment]).length === 0)).toEqual(['gift-card'])
})

test('translates the name and the description of every product, and gives no two the same name', () => {
  const translated = entries.map((entry) => ({ english: entry.product, german: translateProduct(parsed(entry)) }))
  const same = translated.filter(
    ({ english, german }) => english.name === german.name || english.description === german.description,
  )
  expect(same.map(({ english }) => english.name)).toEqual([])
  expect(new Set(translated.map(({ german }) => german.name)).size).toBe(entries.length)
  const broken = translated.filter(({ german }) => /undefined|[{}]| {2}|\.\./.test(german.name + german.description))
  expect(broken.map(({ german }) => german.name)).toEqual([])
})

// The same word in both languages, or read by programs.
const unchanged = new Set('Bestseller Cord Denim Maxi Midi Orange Polyester Yes true no'.split(' ').concat('Fair Isle'))

test('translates every value of a custom field that a shopper reads', () => {
  const isRead = ({ name }: { name: string }) =>
    !['customer_fit', 'lowest_price_30_days', 'print'].includes(name) && !name.startsWith('feel_')
  const english = entries.flatMap((entry) => parsed(entry).customFields).filter(isRead)
  const german = entries.flatMap((entry) => translateProduct(parsed(entry)).customFields).filter(isRead)
  const same = english.filter(({ value }, index) => value === german[index]!.value && !unchanged.has(value))
  expect(same).toEqual([])
  expect(german.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
})

test('keeps all that code reads of a product: ids, slugs, colours, sizes and prices', () => {
  for (const entry of entries) {
    const product = parsed(entry)
    const { name: _, description: __, customFields: ___, ...rest } = translateProduct(product)
    const { name: ____, description: _____, customFields: ______, ...expected } = product
    expect(rest).toEqual(expected)
  }
})

test('leaves a name and a description as they are that a merchant wrote', () => {
  const product = { name: 'Gnome', description: '<p>A gnome.</p>', garment: 'vase', pattern: 'plain', customFields: [] }
  expect(translateProduct(product)).toEqual(product)
})

test('translates the name and the description of every category, and keeps its path', () => {
  // 'Sale', 'Jeans', 'Shorts', 'Chinos' and 'Fair Isle' are the same in German.
  const same = categories.filter((category) => translateCategory(category).name === category.name)
  expect(new Set(same.map(({ name }) => name))).toEqual(new Set(['Sale', 'Jeans', 'Shorts', 'Chinos', 'Fair Isle']))
  const described = categories.filter(({ description }) => description !== '')
  expect(described.filter((category) => translateCategory(category).description === category.description)).toEqual([])
  expect(categories.map((category) => translateCategory(category).path)).toEqual(categories.map(({ path }) => path))
})
