import type { Fabric, Family, Line, Pattern } from './garments/garment.ts'
import type { Random } from './random.ts'

const patternPhrases: Record<Pattern, readonly string[]> = {
  plain: [
    'in a colour mixed by our own dyer',
    'in one plain colour that goes with everything',
    'in cloth dyed after sewing, for a softly faded look',
  ],
  stripe: [
    'in a stripe we have been drawing since the beginning',
    'in stripes from edge to edge',
    'in an even, painterly stripe',
  ],
  'breton-stripe': ['in the classic fisherman’s stripe', 'with stripes that meet at the side seams'],
  floral: ['in a hand-painted floral', 'with a scatter of flowers from the studio garden', 'in a loose, blowsy floral'],
  ditsy: ['in a small, busy floral', 'in a ditsy print no bigger than a daisy'],
  gingham: ['in yarn-dyed gingham', 'in a crisp picnic check'],
  check: ['in a woven check', 'in a soft, brushed check'],
  tartan: ['in a tartan of our own', 'in a deep winter tartan'],
  spot: ['in a spot drawn by hand, so that no two are quite round', 'in hand-drawn spots'],
  'block-print': ['in a block print, with the small slips of a human hand', 'with a print from carved wooden blocks'],
  cable: ['with cables that run from hem to shoulder', 'in a thick, old-fashioned cable'],
  'fair-isle': ['in a Fair Isle worked from an old chart', 'with a Fair Isle in seven yarns'],
  denim: ['in a washed denim that only gets better', 'in a sturdy denim with a little give'],
  cord: ['in a velvety needlecord', 'in a wide-wale cord'],
  ripple: ['in a rippling texture', 'with a ripple you want to run a hand over'],
  botanical: ['in a botanical taken from an old herbarium', 'with leaves and seed heads from the hedgerow'],
}

const bodies: Record<Family, readonly string[]> = {
  dress: [
    'It skims rather than clings, and yes, it has pockets.',
    'Cut to move, with a neckline you can wear to work or a wedding.',
    'Easy through the waist, with sleeves that roll and stay rolled.',
  ],
  top: [
    'Softly cut, with room at the hem to tuck or leave loose.',
    'Washed before it reaches you, so the fit you try is the fit you keep.',
    'The one you will pack first for a weekend away.',
  ],
  knit: [
    'Ribbed at the cuffs and hem, and soft enough to wear next to the skin.',
    'Warm without the weight, and a good neighbour to a collar.',
    'Knitted in one piece at the yoke, with no seams to rub.',
  ],
  outer: [
    'Deep pockets, a proper collar, and a lining worth opening it for.',
    'Built for the kind of weather that cannot make up its mind.',
    'Roomy enough for a jumper and neat enough for town.',
  ],
  bottom: [
    'Cut to sit at the waist, with a comfortable rise and pockets that hold a phone.',
    'Smart enough for a meeting and soft enough for the train home.',
    'Made with a little stretch where it matters.',
  ],
  swim: [
    'Lined, supportive and made to be swum in, not just sat in.',
    'Adjustable straps, full cover at the back, and colours that hold in salt water.',
  ],
  night: [
    'Brushed on the inside, piped at the edges and made for long breakfasts.',
    'Roomy, soft and quite respectable if the postman knocks.',
  ],
  accessory: [
    'The small thing that finishes an outfit.',
    'Made to be given, though we would not blame you for keeping yours.',
    'Light to carry and easy to wear every day.',
  ],
  footwear: [
    'Comfortable from the first walk, with a sole that can be replaced.',
    'Cushioned underfoot, and made on a last that suits a real foot.',
  ],
  kids: [
    'Tough at the knees, easy to pull on and made to be handed down.',
    'Soft seams, room to grow and no fiddly fastenings.',
  ],
  table: [
    'Dishwasher safe, stackable and happiest in daily use.',
    'Each piece is decorated by hand, so small differences are part of the charm.',
  ],
  living: ['It looks as though it has always been there.', 'Made by a small workshop we have known for years.'],
  textile: [
    'It washes well, dries quickly and softens with age.',
    'Finished with neat hems and corners that stay square.',
  ],
  paper: [
    'Stitched so that it opens flat, with paper that takes ink well.',
    'A ribbon to keep the place, and a pocket at the back.',
  ],
}

const endings: Record<Family, readonly string[]> = {
  dress: [
    'Wear it with flat boots and a big cardigan.',
    'Lovely with bare legs now and thick tights later.',
    'Add a denim jacket and you are done.',
  ],
  top: [
    'Good with jeans, better with a dog.',
    'Tuck one end in and call it styled.',
    'It asks nothing of you but an occasional wash.',
  ],
  knit: ['Throw it over everything from September to May.', 'A thing to live in while the heating is still off.'],
  outer: [
    'Hang it by the back door and it will always be the one you take.',
    'Ready for the allotment, the school gate and the last train.',
  ],
  bottom: ['Good with a Breton and plimsolls.', 'Smart with a shirt, easy with a jumper.'],
  swim: [
    'Rinse in fresh water and it will see many summers.',
    'Made for cold water swimmers and rock pool potterers alike.',
  ],
  night: ['Best with tea and toast.', 'For Sundays, and other days that ought to be.'],
  accessory: ['A good present, and an easy one to post.', 'One in every colour is not too many.'],
  footwear: ['Good with a midi dress, good with jeans.', 'Ready for pavements, lanes and most lawns.'],
  kids: ['Machine washable, naturally.', 'Ready for puddles, picnics and everything between.', 'Grandparents approve.'],
  table: [
    'Mix it with the others in the range: all were painted at the same table.',
    'A good present for somebody who has just got the keys.',
  ],
  living: ['Put it where the light falls.', 'A good present for somebody who has just got the keys.'],
  textile: ['A cheerful thing to see first in the morning.', 'It gets better with every wash.'],
  paper: ['For lists, plans and things worth keeping.', 'Write something down: it helps.'],
}

type Subject = { line: Line; name: string; pattern: Pattern; fabric: Fabric }

/** Product description as the platform stores it: HTML of two paragraphs. */
export function describeProduct({ line, name, pattern, fabric: [, composition] }: Subject, random: Random): string {
  const isPlural = /[^s]s$/.test(name)
  const subject = random.pick([
    `Our ${name} ${isPlural ? 'are' : 'is'} made`,
    `Meet the ${name}, made`,
    `The ${name} ${isPlural ? 'come' : 'comes'}`,
  ])
  const first = `${subject} ${random.pick(patternPhrases[pattern])}.`
  return `<p>${first} ${random.pick(bodies[line.family])}</p><p>${random.pick(endings[line.family])} ${composition}.</p>`
}
