/** Names of categories, by the English ones. */
export const categoryNames: Readonly<Record<string, string>> = {
  Womens: 'Damen',
  Mens: 'Herren',
  Kids: 'Kinder',
  Home: 'Wohnen',
  Gifts: 'Geschenke',
  Sale: 'Sale',
  Clothing: 'Bekleidung',
  Dresses: 'Kleider',
  'Midi Dresses': 'Midikleider',
  'Wrap Dresses': 'Wickelkleider',
  'Tea Dresses': 'Nachmittagskleider',
  'Tiered Dresses': 'Stufenkleider',
  'Maxi Dresses': 'Maxikleider',
  'Shirt Dresses': 'Hemdblusenkleider',
  'Knitted Dresses': 'Strickkleider',
  Tops: 'Oberteile',
  Blouses: 'Blusen',
  Shirts: 'Hemden',
  Tees: 'T-Shirts',
  Bretons: 'Bretonshirts',
  Knitwear: 'Strick',
  Jumpers: 'Pullover',
  'Fair Isle': 'Fair Isle',
  Cardigans: 'Strickjacken',
  Hoodies: 'Hoodies & Sweatshirts',
  'Coats and Jackets': 'Mäntel & Jacken',
  Coats: 'Mäntel',
  Jackets: 'Jacken',
  Gilets: 'Westen',
  'Trousers and Jeans': 'Hosen & Jeans',
  Trousers: 'Hosen',
  Jeans: 'Jeans',
  Shorts: 'Shorts',
  Skirts: 'Röcke',
  Swimwear: 'Bademode',
  Nightwear: 'Nachtwäsche',
  Accessories: 'Accessoires',
  Socks: 'Socken',
  Scarves: 'Schals & Tücher',
  'Hats and Gloves': 'Mützen & Handschuhe',
  Bags: 'Taschen',
  Belts: 'Gürtel',
  Footwear: 'Schuhe & Stiefel',
  Shoes: 'Schuhe',
  Boots: 'Stiefel',
  Wellies: 'Gummistiefel',
  'Casual Shirts': 'Freizeithemden',
  'Linen Shirts': 'Leinenhemden',
  'Polos and Tees': 'Poloshirts & T-Shirts',
  Chinos: 'Chinos',
  'Hats and Scarves': 'Mützen & Schals',
  Dungarees: 'Latzhosen',
  Living: 'Wohnzimmer',
  Cushions: 'Kissen',
  Throws: 'Decken',
  Candles: 'Kerzen',
  Vases: 'Vasen',
  Lamps: 'Leuchten',
  'Kitchen and Dining': 'Küche & Esszimmer',
  Mugs: 'Becher',
  Tableware: 'Geschirr',
  Plates: 'Teller',
  Bowls: 'Schalen',
  Jugs: 'Krüge',
  'Kitchen Textiles': 'Küchentextilien',
  'Bed and Bath': 'Bett & Bad',
  Bedding: 'Bettwäsche',
  Towels: 'Handtücher',
  Stationery: 'Papier & Schreibwaren',
  'Gifts for Her': 'Geschenke für sie',
  'Gifts for Him': 'Geschenke für ihn',
  'Gifts for the Home': 'Geschenke fürs Zuhause',
  'Stocking Fillers': 'Kleine Geschenke',
  'Gift Cards': 'Geschenkgutscheine',
  'With Our Compliments': 'Mit unseren besten Grüßen',
}

/** A woman's shirts are another word than a man's. */
const namesByPath: Readonly<Record<string, string>> = { '/womens/clothing/tops/shirts/': 'Hemdblusen' }

const descriptions: Readonly<Record<string, string>> = {
  'Printed dresses, soft knits and the coats that go over them, drawn in our own studio.':
    'Bedruckte Kleider, weicher Strick und die Mäntel darüber, gezeichnet in unserem eigenen Atelier.',
  'Hand-drawn prints, proper pockets and sleeves that roll. From tea dresses for long lunches to knitted ones for the school run, each starts as a painting on the studio table.':
    'Handgezeichnete Muster, richtige Taschen und Ärmel zum Aufkrempeln. Vom Nachmittagskleid für lange Mittagessen bis zum Strickkleid für den Schulweg beginnt jedes als Bild auf dem Ateliertisch.',
  'Bretons, blouses and the tees you reach for first.':
    'Bretonshirts, Blusen und die T-Shirts, nach denen man zuerst greift.',
  'Lambswool, cotton and merino, knitted to be worn for years.':
    'Lammwolle, Baumwolle und Merino, gestrickt, um jahrelang getragen zu werden.',
  'Hard-wearing shirts, chinos and jumpers for weekends out of doors.':
    'Robuste Hemden, Chinos und Pullover für Wochenenden im Freien.',
  'Small clothes for puddles, picnics and parties.': 'Kleine Sachen für Pfützen, Picknicks und Geburtstage.',
  'The same prints, for the kitchen table and the end of the bed.':
    'Dieselben Muster, für den Küchentisch und das Fußende des Bettes.',
  'Small, pretty and useful things for somebody else. Or not.':
    'Kleine, hübsche und nützliche Dinge für jemand anderen. Oder auch nicht.',
  'Last sizes and last seasons, at kinder prices.': 'Letzte Größen und letzte Saisons, zu freundlicheren Preisen.',
}

type Named = { name: string; path: string; description: string }

/** A category in German. Its slug and path stay, because addresses are the same in every language. */
export function translateCategory<Category extends Named>(category: Category): Category {
  const { name, path, description } = category
  return {
    ...category,
    name: namesByPath[path] ?? categoryNames[name] ?? name,
    description: descriptions[description] ?? description,
  }
}
