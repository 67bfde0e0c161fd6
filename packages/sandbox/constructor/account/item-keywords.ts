const top = 'top'
const knit = 'knitwear knit woollen'
const outerwear = 'outerwear'
const footwear = 'footwear'
const nightwear = 'nightwear pjs sleepwear loungewear'
const crockery = 'crockery tableware ceramics kitchen'
const homeware = 'homeware home decor'
const winter = 'winter'
const occasion = 'wedding guest occasion party'
const work = 'work office'

/** The keywords of an item's kind in the merchant's upload: wider words, and words that no name has. */
export const keywordsByGarment: Readonly<Record<string, string>> = {
  'midi-dress': `midi frock ${occasion}`,
  'maxi-dress': `maxi long frock ${occasion}`,
  'shirt-dress': `frock ${work}`,
  'knit-dress': `${knit} jumper dress`,
  blouse: `${top} ${work}`,
  shirt: top,
  tee: `${top} t-shirt`,
  breton: `${top} striped nautical`,
  jumper: `${knit} sweater`,
  'mens-jumper': `${knit} jumper sweater`,
  cardigan: `${knit} cardi`,
  hoodie: 'sweatshirt hooded jumper loungewear',
  coat: outerwear,
  jacket: outerwear,
  gilet: `${outerwear} bodywarmer padded vest`,
  trousers: `bottoms pants ${work}`,
  chinos: 'trousers bottoms pants',
  jeans: 'trousers bottoms pants denim',
  swimsuit: 'swimming costume swimwear bathing suit cossie beachwear',
  pyjamas: `${nightwear} pyjamas`,
  socks: 'hosiery',
  scarf: `wrap ${winter}`,
  hat: `hat ${winter} woolly`,
  gloves: `gloves ${winter} woolly`,
  bag: 'bag handbag',
  shoes: `${footwear} flats shoes`,
  boots: footwear,
  wellies: `${footwear} wellington boots rain`,
  polo: `${top} polo`,
  'kids-dress': 'party',
  'kids-tee': `${top} t-shirt`,
  'kids-dungarees': 'overalls',
  mug: `${crockery} cup coffee tea`,
  plate: `${crockery} dish`,
  bowl: `${crockery} dish`,
  jug: `${crockery} pitcher`,
  cushion: `${homeware} pillow`,
  throw: `${homeware} blanket`,
  candle: `${homeware} scented`,
  vase: `${homeware} flowers`,
  lamp: `${homeware} light lighting table bedside`,
  'tea-towel': 'kitchen textiles dish towel',
  apron: 'kitchen textiles cooking baking',
  bedding: 'bed linen duvet cover bedroom',
  towel: 'bathroom',
  notebook: 'stationery journal book paper',
  'gift-card': 'gift voucher',
}

/** The same for words of an item's name. */
export const keywordsByNameWord: Readonly<Record<string, string>> = {
  Plimsolls: 'trainers sneakers tennis casual',
  Pumps: 'flats ballerinas',
  Loafers: 'slip on smart',
  Raincoat: 'rain coat waterproof mac',
  Mac: 'rain coat waterproof raincoat',
  Tote: 'shopping bag shopper',
  Shopper: 'shopping tote bag',
  Wash: 'toiletry make up cosmetic',
  Cross: 'crossbody shoulder',
  Sweatshirt: 'sweater jumper',
  Party: 'occasion birthday',
  Picnic: 'outdoor rug',
  Bud: 'small',
  Overshirt: 'shacket jacket',
  Crew: 'round neck',
  Roll: 'polo neck turtleneck',
  Chelsea: 'ankle',
  Selvedge: 'raw',
  Spot: 'polka dot spotted dotty',
  Spotty: 'polka dot spotted dotty',
  Floral: 'flowery flower flowers',
  Botanical: 'floral leaf flowers plants',
}

export const keywordsByPattern: Readonly<Record<string, string>> = {
  stripe: 'striped stripy',
  'breton-stripe': 'striped stripy breton',
  floral: 'floral flowery flowers print',
  ditsy: 'floral flowery small flowers print',
  'block-print': 'block print printed patterned',
  botanical: 'floral leaf flowers print',
  gingham: 'gingham check checked',
  check: 'check checked plaid',
  tartan: 'tartan check plaid',
  spot: 'spotted spotty polka dot',
  cable: 'cable knit chunky aran',
  cord: 'cord corduroy',
  'fair-isle': 'fair isle nordic christmas',
  denim: 'denim',
  plain: 'plain',
  ripple: 'ripple textured',
}

export const keywordsByDepartment: Readonly<Record<string, string>> = {
  women: 'womens women ladies female',
  men: 'mens men male gents',
  kids: 'kids children childrens girls boys baby toddler',
  home: 'home house',
  gifts: 'gift',
}

/** The same for how an item feels, by the custom field. What is said twice counts for more. */
export const keywordsByFeel: Readonly<Record<string, string>> = {
  'feel_warmth 1': 'cool',
  'feel_warmth 4': 'warm',
  'feel_warmth 5': 'warm warm',
  'feel_softness 1': 'rough',
  'feel_softness 4': 'soft',
  'feel_softness 5': 'soft soft',
  'feel_weight 1': 'lightweight lightweight',
  'feel_weight 2': 'lightweight',
  'feel_weight 4': 'heavy',
  'feel_weight 5': 'heavy heavy',
  'feel_opacity 1': 'sheer',
  'feel_opacity 5': 'opaque',
  'feel_stretch 4': 'stretchy',
  'feel_stretch 5': 'stretchy stretchy',
}
