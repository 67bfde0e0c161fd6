import type { CustomerFit } from '../../catalogue/customer-fit.ts'

/** What people write, by how content they are: five stars, four, three, and fewer. Each part stands by itself. */
type Mood = 'delighted' | 'content' | 'unsure' | 'cross'

export const titles: Record<Mood, readonly string[]> = {
  delighted: [
    'Absolutely love it',
    'My new favourite',
    'Better than the pictures',
    'Worth every penny',
    'Bought a second one',
    'So many compliments',
  ],
  content: ['Very nice', 'Good, with one small thing', 'Pleased with this', 'Lovely quality', 'Would buy again'],
  unsure: ['Nice but not for me', 'Mixed feelings', 'It is fine', 'Expected a little more'],
  cross: ['Disappointed', 'Sent it back', 'Not what I hoped for', 'Good idea, poor finish'],
}

export const openings: Record<Mood, readonly string[]> = {
  delighted: [
    'Bought this for a wedding and have worn it every week since.',
    'I rarely write reviews, but this {garment} deserves one.',
    'Arrived on a grey Tuesday and cheered me right up.',
    'My sister has one and I gave in at last. No regrets.',
  ],
  content: [
    'A really good {garment} for the money.',
    'Second time I have ordered from here and still happy.',
    'Looks just like the picture, which is not always the case.',
    'Took a few days to decide, and it is staying.',
  ],
  unsure: [
    'I wanted to love this {garment} and I only quite like it.',
    'Nicely made, but not what I had in mind.',
    'Perfectly all right for every day.',
  ],
  cross: [
    'Sadly this one went straight back.',
    'I have had better from this shop.',
    'Looked forward to it for a week and then it did not suit.',
  ],
}

export const middles: Record<Mood, readonly string[]> = {
  delighted: [
    'The cloth feels lovely and it washes well.',
    'The colour is warmer in real life, in a good way.',
    'Beautifully made, even on the inside where no one looks.',
    'It has survived two small children and a dog.',
  ],
  content: [
    'The colour is a touch darker than on my screen.',
    'Creases a bit, but an iron sorts that out.',
    'One loose thread at the seam, easily trimmed.',
    'Soft after the first wash, a little stiff before it.',
  ],
  unsure: [
    'The fabric is thinner than I expected for the price.',
    'The print is bolder than it looks here.',
    'It needed a wash before the smell of the packaging went.',
  ],
  cross: [
    'A seam came undone after two outings.',
    'The colour ran a little in the first wash, at 30 degrees.',
    'It bobbled within a fortnight.',
  ],
}

const usualSize = [
  'I am 5ft 4 and took my usual size, which was right.',
  'True to size for me.',
  'The size guide was spot on.',
  '',
  '',
]
const tooLarge = 'Comes up slightly large, so go down one if you are between sizes.'
const tooSmall = 'A bit snug at first; it gave after a day.'

/** Most say how the sizes come out, not all agree, and some do not speak of it. */
export const sizes: Record<CustomerFit, readonly string[]> = {
  small: [tooSmall, tooSmall, 'Runs small. I changed it for a size up.', 'True to size for me.', '', ''],
  true: [...usualSize, ...usualSize, tooLarge, tooSmall],
  large: [tooLarge, tooLarge, 'Roomy. I could have taken a size less.', 'True to size for me.', '', ''],
}

export const endings: readonly string[] = [
  'Delivery took three days and the parcel had hardly any plastic.',
  'Customer service were kind when I asked about it.',
  'Bought with my own money, before anyone asks.',
  'Now please make it in green.',
  '',
  '',
  '',
]

export const names: readonly string[] = [
  'Priya S.',
  'Helen',
  'Tom B.',
  'Margaret O’Neill',
  'Amara',
  'J. Whitcombe',
  'Sofía R.',
  'Kate from Leeds',
  'Oluwaseun',
  'Bronagh',
  'Yuki',
  'Gran of six',
  'Daniel K.',
  'Anneliese',
  'Maya',
  'Ruth P.',
  'Søren',
  'Chloé',
  'Mrs T.',
  'Ines',
]

/** Whole reviews in other languages. */
export const foreign: readonly { title: string; text: string; name: string }[] = [
  {
    title: 'Sehr schön',
    text: 'Die Farbe ist in echt noch schöner als auf dem Bild. Fällt etwas größer aus, ich trage sonst 40 und hätte 38 nehmen können.',
    name: 'Anneliese',
  },
  {
    title: 'Très belle qualité',
    text: 'La matière est douce et la coupe tombe bien. Livraison rapide, je recommande.',
    name: 'Chloé',
  },
  {
    title: 'とても気に入りました',
    text: '生地がしっかりしていて、縫製もきれいです。サイズは表の通りでした。',
    name: 'Yuki',
  },
  { title: 'جميل جدا', text: 'الخامة ممتازة واللون مطابق للصورة. المقاس مضبوط.', name: 'سلمى' },
]

const endlessWord = 'o'.repeat(400)
const longText = (length: number) =>
  'I could go on about this for a while, and so I will. '.repeat(Math.ceil(length / 53)).slice(0, length)

/** Reviews that a page must show as the text that they are. */
export const awkward: readonly { title: string; text: string; name: string }[] = [
  {
    title: '<b>Bold</b> & "quoted"',
    text: '</p></li></section><script>document.title = "taken over"</script><img src=x onerror="alert(1)"> Nice buttons though.',
    name: '<i>Mallory</i>',
  },
  {
    title: 'Loved it \u{1F60D}\u{1F457}\u{1F469}\u{1F3FE}\u200D\u{1F9B0}',
    text: `S${endlessWord} comfy \u{1F525}\u{1F525}\u{1F525}`,
    name: '\u{1F98A}',
  },
  {
    title: 'Turned \u202Eround\u202C',
    text: 'Text with an override \u202Ethat never ends, and \u2066an isolate \u200F\u200B\u0007',
    name: 'Ann\u202Eie',
  },
  { title: 'The long story', text: longText(30_000), name: 'Gran of six' },
]
export type { Mood }
