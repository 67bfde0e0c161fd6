import type { Garment } from '../garments/garment.ts'
import type { Gender } from './grammar.ts'

/**
 * The German noun of a product name. `joins` if a material may be put before it (`Hemd`, `Leinenhemd`). `adjectives`
 * are stems. `tail` follows the name of the style (`Pullover Wren mit Rundpasse`).
 */
export type Noun = {
  word: string
  gender: Gender
  joins?: true
  adjectives?: readonly string[]
  tail?: string
}

const noun = (gender: Gender, word: string, more: Omit<Noun, 'word' | 'gender'> = {}): Noun => ({
  word,
  gender,
  ...more,
})
const joining = (gender: Gender, word: string, more: Omit<Noun, 'word' | 'gender' | 'joins'> = {}): Noun =>
  noun(gender, word, { joins: true, ...more })

/** By the garment and the noun of the English name, because a woman's shirt is another word than a man's. */
export const nouns: Readonly<Record<Garment, Readonly<Record<string, Noun>>>> = {
  'midi-dress': {
    'Midi Dress': noun('n', 'Midikleid'),
    'Wrap Dress': noun('n', 'Wickelkleid'),
    'Tea Dress': noun('n', 'Nachmittagskleid'),
    'Tiered Midi Dress': noun('n', 'Midi-Stufenkleid'),
  },
  'maxi-dress': {
    'Maxi Dress': noun('n', 'Maxikleid'),
    'Tiered Maxi Dress': noun('n', 'Maxi-Stufenkleid'),
  },
  'shirt-dress': {
    'Shirt Dress': noun('n', 'Hemdblusenkleid'),
    'Belted Shirt Dress': noun('n', 'Hemdblusenkleid', { tail: 'mit Gürtel' }),
  },
  'knit-dress': {
    'Knitted Dress': noun('n', 'Strickkleid'),
    'Roll Neck Dress': noun('n', 'Strickkleid', { tail: 'mit Rollkragen' }),
  },
  blouse: {
    Blouse: joining('f', 'Bluse'),
    'Frill Neck Blouse': joining('f', 'Bluse', { tail: 'mit Rüschenkragen' }),
    'Smock Top': noun('f', 'Tunika'),
  },
  shirt: {
    Shirt: noun('f', 'Hemdbluse'),
    'Relaxed Shirt': noun('f', 'Hemdbluse', { adjectives: ['locker'] }),
    'Popover Shirt': noun('f', 'Schlupfbluse'),
  },
  tee: {
    Tee: noun('n', 'T-Shirt'),
    'Long Sleeve Tee': noun('n', 'Langarmshirt'),
    'Scoop Neck Tee': noun('n', 'T-Shirt', { tail: 'mit U-Ausschnitt' }),
    'Crew Neck Tee': noun('n', 'T-Shirt', { tail: 'mit Rundhalsausschnitt' }),
    'Henley Tee': noun('n', 'Henleyshirt'),
  },
  breton: {
    'Breton Top': noun('n', 'Bretonshirt'),
    'Boat Neck Breton': noun('n', 'Bretonshirt', { tail: 'mit U-Boot-Ausschnitt' }),
  },
  jumper: {
    Jumper: joining('m', 'Pullover'),
    'Crew Neck Jumper': noun('m', 'Rundhalspullover'),
    'Roll Neck Jumper': noun('m', 'Rollkragenpullover'),
    'Fair Isle Jumper': noun('m', 'Fair-Isle-Pullover'),
    'Yoke Jumper': noun('m', 'Pullover', { tail: 'mit gemusterter Rundpasse' }),
  },
  cardigan: {
    Cardigan: noun('f', 'Strickjacke'),
    'Longline Cardigan': noun('f', 'Strickjacke', { adjectives: ['lang'] }),
  },
  hoodie: {
    Hoodie: noun('m', 'Hoodie'),
    'Half Zip Sweatshirt': noun('n', 'Sweatshirt', { tail: 'mit Troyerkragen' }),
    'Zip Hoodie': noun('f', 'Sweatjacke', { tail: 'mit Kapuze' }),
    Sweatshirt: noun('n', 'Sweatshirt'),
  },
  coat: {
    Coat: joining('m', 'Mantel'),
    'Duffle Coat': noun('m', 'Dufflecoat'),
    'Collarless Coat': joining('m', 'Mantel', { adjectives: ['kragenlos'] }),
    Raincoat: noun('m', 'Regenmantel'),
    'Field Coat': noun('m', 'Parka'),
    Mac: noun('m', 'Kurzmantel'),
  },
  jacket: {
    Jacket: joining('f', 'Jacke'),
    'Chore Jacket': noun('f', 'Worker-Jacke'),
    'Work Jacket': noun('f', 'Worker-Jacke'),
    'Barn Jacket': noun('f', 'Farmerjacke'),
  },
  gilet: { Gilet: joining('f', 'Weste') },
  trousers: {
    'Wide Leg Trousers': joining('f', 'Hose', { adjectives: ['weit'] }),
    'Cropped Trousers': noun('f', '7/8-Hose'),
    Trousers: joining('f', 'Hose'),
  },
  jeans: {
    'Straight Leg Jeans': noun('f', 'Jeans', { tail: 'mit geradem Bein' }),
    'Slim Jeans': noun('f', 'Jeans', { adjectives: ['schmal'] }),
    'Wide Leg Jeans': noun('f', 'Jeans', { tail: 'mit weitem Bein' }),
    'Tapered Jeans': noun('f', 'Jeans', { tail: 'mit schmal zulaufendem Bein' }),
    'Selvedge Jeans': noun('f', 'Selvedge-Jeans'),
  },
  shorts: {
    Shorts: joining('pl', 'Shorts'),
    'Chino Shorts': noun('pl', 'Chinoshorts'),
    'Deck Shorts': noun('pl', 'Bermudashorts'),
  },
  skirt: {
    'Midi Skirt': noun('m', 'Midirock'),
    'A-Line Skirt': joining('m', 'Rock', { tail: 'in A-Linie' }),
  },
  swimsuit: {
    Swimsuit: noun('m', 'Badeanzug'),
    'Tankini Top': noun('n', 'Tankini-Oberteil'),
  },
  pyjamas: {
    'Pyjama Set': noun('n', 'Pyjamaset'),
    Pyjamas: noun('m', 'Pyjama'),
    'Lounge Set': noun('m', 'Hausanzug'),
    'Pyjama Bottoms': noun('f', 'Pyjamahose'),
    'Bedtime Pyjamas': noun('m', 'Kinderschlafanzug'),
  },
  socks: {
    Socks: noun('pl', 'Socken'),
    'Bed Socks': noun('pl', 'Bettsocken'),
    'Walking Socks': noun('pl', 'Wandersocken'),
    'Ankle Socks': noun('pl', 'Kurzsocken'),
    'Little Socks': noun('pl', 'Kindersocken'),
    'Slipper Socks': noun('pl', 'Stoppersocken'),
  },
  scarf: {
    Scarf: joining('m', 'Schal'),
    'Blanket Scarf': noun('m', 'XXL-Schal'),
    'Woven Scarf': joining('m', 'Schal', { adjectives: ['gewebt'] }),
    'Ribbed Scarf': noun('m', 'Rippenschal'),
  },
  hat: {
    'Bobble Hat': noun('f', 'Bommelmütze'),
    Beanie: noun('f', 'Beanie'),
  },
  gloves: {
    Gloves: noun('pl', 'Handschuhe'),
    Mittens: noun('pl', 'Fäustlinge'),
  },
  bag: {
    'Tote Bag': noun('f', 'Tragetasche'),
    'Wash Bag': noun('f', 'Kulturtasche'),
    'Cross Body Bag': noun('f', 'Umhängetasche'),
    Shopper: noun('m', 'Shopper'),
  },
  belt: {
    Belt: joining('m', 'Gürtel'),
    'Woven Belt': noun('m', 'Flechtgürtel'),
  },
  shoes: {
    Loafers: noun('pl', 'Loafer'),
    'Ballet Pumps': noun('pl', 'Ballerinas'),
    Plimsolls: noun('pl', 'Stoffsneaker'),
  },
  boots: {
    'Chelsea Boots': noun('pl', 'Chelsea Boots'),
    'Ankle Boots': noun('pl', 'Stiefeletten'),
  },
  wellies: {
    Wellies: noun('pl', 'Gummistiefel'),
    'Short Wellies': noun('pl', 'Gummistiefel', { adjectives: ['kurz'] }),
    'Puddle Wellies': noun('pl', 'Kindergummistiefel'),
  },
  'mens-shirt': {
    Shirt: joining('n', 'Hemd'),
    Overshirt: noun('f', 'Hemdjacke'),
    'Grandad Shirt': joining('n', 'Hemd', { tail: 'mit Stehkragen' }),
  },
  polo: {
    'Polo Shirt': noun('n', 'Poloshirt'),
    'Rugby Shirt': noun('n', 'Rugbyshirt'),
  },
  chinos: {
    Chinos: noun('f', 'Chino'),
    'Slim Chinos': noun('f', 'Chino', { adjectives: ['schmal'] }),
  },
  'mens-jumper': {
    'Crew Neck Sweater': noun('m', 'Rundhalspullover'),
    'Half Zip Jumper': noun('m', 'Troyer'),
    'Fisherman Jumper': noun('m', 'Fischerpullover'),
  },
  'kids-dress': {
    'Party Dress': noun('n', 'Festkleid'),
    'Pinafore Dress': noun('n', 'Trägerkleid'),
    'Twirl Dress': noun('n', 'Drehkleid'),
  },
  'kids-tee': {
    'Play Tee': noun('n', 'Kinder-T-Shirt'),
    'Striped Long Sleeve Tee': noun('n', 'Langarmshirt', { adjectives: ['gestreift'] }),
  },
  'kids-dungarees': {
    Dungarees: joining('f', 'Latzhose'),
    'Short Dungarees': joining('f', 'Latzhose', { adjectives: ['kurz'] }),
  },
  mug: {
    Mug: noun('m', 'Becher'),
    'Breakfast Mug': noun('m', 'Frühstücksbecher'),
  },
  plate: {
    'Dinner Plate': noun('m', 'Speiseteller'),
    'Side Plate': noun('m', 'Frühstücksteller'),
  },
  bowl: {
    'Cereal Bowl': noun('f', 'Müslischale'),
    'Serving Bowl': noun('f', 'Servierschüssel'),
  },
  jug: {
    Jug: noun('m', 'Krug'),
    'Milk Jug': noun('n', 'Milchkännchen'),
  },
  cushion: {
    Cushion: joining('n', 'Kissen'),
    'Bolster Cushion': noun('f', 'Nackenrolle'),
  },
  throw: {
    Throw: noun('f', 'Wohndecke'),
    'Picnic Blanket': noun('f', 'Picknickdecke'),
    'Sampler Blanket': noun('f', 'Musterdecke'),
  },
  candle: {
    Candle: joining('f', 'Kerze'),
    'Three Wick Candle': joining('f', 'Kerze', { tail: 'mit drei Dochten' }),
    'Keepsake Candle': noun('f', 'Geschenkkerze'),
  },
  vase: {
    Vase: joining('f', 'Vase'),
    'Bud Vase': noun('f', 'Knospenvase'),
  },
  lamp: {
    'Table Lamp': noun('f', 'Tischleuchte'),
    'Scalloped Lamp': noun('f', 'Tischleuchte', { tail: 'mit Bogenrand' }),
  },
  'tea-towel': {
    'Tea Towel': noun('n', 'Geschirrtuch'),
    'Tea Towel Pair': noun('pl', 'Geschirrtücher', { tail: 'im 2er-Set' }),
  },
  apron: { Apron: noun('f', 'Schürze') },
  bedding: {
    'Duvet Set': noun('f', 'Bettwäsche'),
    'Bedding Set': noun('n', 'Bettwäsche-Set'),
  },
  towel: {
    Towel: noun('n', 'Handtuch'),
    'Beach Towel': noun('n', 'Strandtuch'),
  },
  notebook: {
    Notebook: noun('n', 'Notizbuch'),
    Journal: noun('n', 'Tagebuch'),
  },
  'gift-card': {},
}
