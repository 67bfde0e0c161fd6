import type { Fabric, Line, Pattern } from './garments/garment.ts'
import type { Random } from './random.ts'

const womensWords = ['Wren', 'Thea', 'Hattie', 'Ottilie', 'Beatrix', 'Edith', 'Flora', 'Ivy', 'Nell', 'Pippa', 'Rowan', 'Tilly', 'Winnie', 'Ada', 'Agnes', 'Alma', 'Cressida', 'Dulcie', 'Elodie', 'Freya', 'Greta', 'Hester', 'Imogen', 'Josie', 'Kitty', 'Lottie', 'Mabel', 'Nancy', 'Peggy', 'Rosalind', 'Saskia', 'Tess', 'Verity', 'Willa', 'Juno', 'Maeve', 'Clementine', 'Esme', 'Florence', 'Harriet', 'Isolde', 'Jemima', 'Lydia', 'Marnie', 'Orla', 'Posy', 'Romilly', 'Sylvie', 'Tabitha', 'Viola'] as const
const mensWords = ['Alder', 'Arlo', 'Barnaby', 'Callum', 'Digby', 'Edmund', 'Fergus', 'Gilbert', 'Hector', 'Jasper', 'Kit', 'Laurie', 'Monty', 'Ned', 'Orson', 'Percy', 'Rafe', 'Rufus', 'Stanley', 'Theo', 'Wilf', 'Bertie', 'Angus', 'Duncan', 'Ewan', 'Frank', 'Hamish', 'Ivor', 'Jago', 'Linus'] as const
const kidsWords = ['Acorn', 'Bumble', 'Conker', 'Dandelion', 'Dormouse', 'Fox Cub', 'Hopscotch', 'Ladybird', 'Minnow', 'Nutmeg', 'Otter', 'Pebble', 'Pickle', 'Puddle', 'Robin', 'Sandpiper', 'Snowdrop', 'Sprout', 'Tadpole', 'Thistle'] as const
const places = ['Harbour', 'Padstow', 'Whitby', 'Salcombe', 'Fowey', 'Rye', 'Southwold', 'Aldeburgh', 'Holkham', 'Burford', 'Ludlow', 'Hexham', 'Bamburgh', 'Tenby', 'Arundel', 'Blakeney', 'Dartmouth', 'Keswick', 'Lulworth', 'Malham', 'Orford', 'Porthleven', 'Robin Hood Bay', 'Settle', 'Tetbury', 'Walberswick', 'Whitstable', 'Wimborne', 'Yarmouth', 'Coniston', 'Mousehole', 'Studland', 'Frome', 'Bude'] as const
const gardens = ['Orchard', 'Bramble', 'Clover', 'Juniper', 'Meadow', 'Hedgerow', 'Larkspur', 'Foxglove', 'Honeysuckle', 'Marigold', 'Primula', 'Tansy', 'Sorrel', 'Borage', 'Campion', 'Bluebell', 'Hawthorn', 'Rosehip', 'Sweet Pea', 'Nasturtium', 'Lupin', 'Yarrow', 'Fennel', 'Quince', 'Damask', 'Cow Parsley'] as const
const rooms = ['Kitchen Garden', 'Potting Shed', 'Larder', 'Hearth', 'Croft', 'Farmhouse', 'Boathouse', 'Lighthouse', 'Glasshouse', 'Gatehouse', 'Allotment', 'Window Seat', 'Rectory', 'Mill Pond', 'Dovecote', 'Summer House'] as const

const words = {
  women: [...womensWords, ...gardens, ...places],
  men: [...mensWords, ...places],
  kids: [...kidsWords, ...gardens],
  home: [...gardens, ...rooms, ...places],
  gifts: gardens,
} as const

/** Gives out product names, never the same one twice. */
export function createNamer(): (line: Line, noun: string, pattern: Pattern, fabric: Fabric, random: Random) => string {
  const taken = new Set<string>()
  return (line, noun, pattern, fabric, random) => {
    const pool: readonly string[] = words[line.department]
    for (let attempt = 0; ; attempt++) {
      // A crowded line ("Padstow Wren Breton Top") takes a place as well, so that names go on being names.
      const first = attempt < 12 ? random.pick(pool) : `${random.pick(places)} ${random.pick(pool)}`
      const name = [first, ...describe(line, noun, pattern, fabric, random), noun].join(' ')
      if (taken.has(name) || new Set(name.split(' ')).size < name.split(' ').length) continue
      taken.add(name)
      return name
    }
  }
}

function describe(line: Line, noun: string, pattern: Pattern, [fabric]: Fabric, random: Random): string[] {
  const isHard = line.family === 'table' || line.family === 'living'
  const options: Record<Pattern, readonly string[]> = {
    plain: [fabric],
    stripe: ['Striped', isHard ? 'Striped' : 'Stripe'],
    'breton-stripe': [fabric, 'Striped'],
    floral: ['Floral', 'Printed', 'Floral Printed'],
    ditsy: ['Ditsy Print', 'Ditsy Floral'],
    gingham: ['Gingham'],
    check: ['Check', 'Checked'],
    tartan: ['Tartan'],
    spot: ['Spot Print', 'Spotty'],
    'block-print': ['Block-Print'],
    cable: [isHard ? 'Cable' : 'Cable Knit'],
    'fair-isle': ['Fair Isle'],
    denim: ['Denim'],
    cord: ['Cord'],
    ripple: [isHard ? 'Rippled' : 'Ripple Stitch'],
    botanical: ['Botanical', 'Botanical Print'],
  }
  const word = random.pick(options[pattern])
  const isSaid = noun.includes(word) || (pattern === 'fair-isle' && noun.includes('Yoke')) || noun.includes('Jeans') || (pattern === 'stripe' && noun.includes('Striped'))
  return isSaid ? [] : [word]
}
