import type { Brush } from '../brush.ts'
import { calledFor, type NamedCut } from './called-for.ts'
import type { Cut } from './cut.ts'
import type { Garment } from './garment.ts'
import { drawTop } from './top.ts'

const long = { length: 318, angle: 17, cuff: 54 } as const
const short = { length: 118, angle: 34, cuff: 84, finish: 'hem' } as const

const tee: Cut = {
  neck: [48, 190, 44],
  neckline: 'crew',
  shoulder: [128, 213],
  arm: [143, 306],
  waist: [140, 440],
  hem: [146, 584],
  hemShape: 'straight',
  sleeve: short,
}
/** As broad as a jumper is: 1.15 times as long as wide, with a soft shoulder and a rib that draws it in. */
const jumper: Cut = {
  neck: [50, 190, 30],
  neckline: 'crew',
  shoulder: [148, 224],
  arm: [184, 340],
  waist: [186, 470],
  hem: [168, 580],
  hemShape: 'rib',
  sleeve: { ...long, angle: 15, cuff: 60, puff: 20, finish: 'rib' },
}
const shirt: Cut = {
  neck: [42, 166, 56],
  neckline: 'shirt',
  shoulder: [128, 194],
  arm: [146, 310],
  waist: [143, 450],
  hem: [150, 568],
  hemShape: 'shirt-tail',
  sleeve: { ...long, finish: 'cuff', puff: 8 },
  front: 'buttons',
  pockets: 'chest',
}

const mensShirt: Cut = {
  ...shirt,
  neck: [44, 160, 54],
  shoulder: [136, 190],
  arm: [155, 314],
  waist: [155, 450],
  hem: [157, 580],
}
const mensJumper: Cut = { ...jumper, shoulder: [152, 224], arm: [190, 344], waist: [192, 474], hem: [176, 592] }
const polo: Cut = {
  ...tee,
  neck: [46, 182, 44],
  neckline: 'shirt',
  shoulder: [133, 206],
  arm: [149, 308],
  waist: [147, 440],
  hem: [150, 590],
  front: 'placket',
  sleeve: { ...short, finish: 'elastic' },
}
const breton: Cut = { ...tee, neck: [72, 196, 22], neckline: 'boat', hem: [145, 576] }
const blouse: Cut = {
  neck: [44, 172, 40],
  neckline: 'grandad',
  shoulder: [112, 194],
  arm: [132, 304],
  waist: [140, 440],
  hem: [158, 550],
  hemShape: 'waves',
  sleeve: { length: 270, angle: 18, cuff: 62, puff: 34, finish: 'elastic' },
  front: 'placket',
}
const hoodie: Cut = {
  ...jumper,
  neck: [50, 206, 40],
  neckline: 'hood',
  shoulder: [148, 238],
  arm: [184, 352],
  hem: [168, 590],
  pockets: 'kangaroo',
}
const kidsTee: Cut = {
  ...tee,
  neck: [46, 210, 40],
  shoulder: [108, 230],
  arm: [124, 320],
  waist: [126, 430],
  hem: [136, 566],
  sleeve: { ...short, angle: 38, length: 104 },
}

function cutTop(brush: Brush, ...cuts: [NamedCut<Cut>, ...NamedCut<Cut>[]]) {
  return drawTop(brush, calledFor(brush, cuts))
}

const neckFocus = [0, 276, 250] as const

export const tops = {
  tee: {
    stance: 'hang',
    zoom: 1.24,
    hang: ['hanger', 190],
    focus: neckFocus,
    turn: 34,
    draw: (brush) =>
      cutTop(
        brush,
        ['crew', tee],
        ['long sleeve', { ...tee, sleeve: { ...long, finish: 'hem' } }],
        ['henley', { ...tee, neckline: 'grandad', front: 'placket', sleeve: { ...long, finish: 'rib' } }],
        ['scoop', { ...tee, neck: [62, 194, 66], neckline: 'scoop' }],
        ['', tee],
        ['', { ...tee, neck: [52, 190, 74], neckline: 'v' }],
        ['', { ...tee, pockets: 'chest' }],
      ),
  },
  breton: {
    stance: 'hang',
    zoom: 1.16,
    hang: ['hanger', 190],
    focus: neckFocus,
    turn: 17,
    draw: (brush) =>
      cutTop(
        brush,
        ['', { ...breton, sleeve: { ...long, length: 300, cuff: 52, finish: 'hem' } }],
        ['', { ...breton, sleeve: { ...long, length: 226, cuff: 62, finish: 'hem' } }],
      ),
  },
  blouse: {
    stance: 'hang',
    zoom: 1.25,
    focus: neckFocus,
    turn: 18,
    draw: (brush) =>
      cutTop(
        brush,
        ['smock', blouse],
        [
          'frill',
          {
            ...blouse,
            neckline: 'round-collar',
            front: 'buttons',
            sleeve: { length: 236, angle: 18, cuff: 68, puff: 32, finish: 'frill' },
          },
        ],
        ['', blouse],
        [
          '',
          {
            ...blouse,
            neckline: 'v',
            neck: [46, 172, 84],
            front: 'buttons',
            sleeve: { length: 150, angle: 22, cuff: 84, puff: 30, finish: 'frill' },
          },
        ],
      ),
  },
  shirt: {
    stance: 'hang',
    zoom: 1.15,
    focus: neckFocus,
    turn: 17,
    draw: (brush) =>
      cutTop(brush, ['popover', { ...shirt, neckline: 'grandad', neck: [44, 170, 40], front: 'placket' }], ['', shirt]),
  },
  'mens-shirt': {
    stance: 'hang',
    zoom: 1.1,
    focus: neckFocus,
    turn: 17,
    draw: (brush) =>
      cutTop(
        brush,
        ['grandad', { ...mensShirt, neckline: 'grandad', neck: [46, 164, 40] }],
        ['overshirt', { ...mensShirt, pockets: 'patch' }],
        ['', mensShirt],
      ),
  },
  polo: {
    stance: 'hang',
    zoom: 1.18,
    focus: neckFocus,
    turn: 34,
    draw: (brush) => cutTop(brush, ['rugby', { ...polo, sleeve: { ...long, finish: 'rib' } }], ['', polo]),
  },
  jumper: {
    stance: 'hang',
    zoom: 1.08,
    hang: ['hanger', 200],
    focus: neckFocus,
    turn: 15,
    isKnitted: true,
    draw: (brush) =>
      cutTop(
        brush,
        ['roll neck', { ...jumper, neckline: 'roll', neck: [46, 196, 20] }],
        ['half zip', halfZip(jumper)],
        ['v neck', { ...jumper, neck: [52, 192, 88], neckline: 'v' }],
        ['', jumper],
      ),
  },
  'mens-jumper': {
    stance: 'hang',
    zoom: 1.06,
    hang: ['hanger', 200],
    focus: neckFocus,
    turn: 15,
    isKnitted: true,
    draw: (brush) => cutTop(brush, ['half zip', halfZip(mensJumper)], ['', mensJumper]),
  },
  cardigan: {
    stance: 'hang',
    zoom: 1.08,
    hang: ['hanger', 200],
    focus: [0, 340, 250],
    turn: 15,
    isKnitted: true,
    draw: (brush) =>
      cutTop(
        brush,
        [
          'longline',
          { ...jumper, neck: [48, 180, 150], neckline: 'v', front: 'buttons', pockets: 'patch', hem: [174, 628] },
        ],
        ['', { ...jumper, neck: [48, 190, 116], neckline: 'v', front: 'buttons', pockets: 'patch' }],
        ['', { ...jumper, neck: [48, 190, 34], front: 'buttons', hem: [164, 548], waist: [180, 450] }],
      ),
  },
  hoodie: {
    stance: 'hang',
    zoom: 1.08,
    hang: ['hanger', 204],
    focus: neckFocus,
    turn: 15,
    draw: (brush) =>
      cutTop(
        brush,
        ['half zip', halfZip({ ...jumper, pockets: 'kangaroo' })],
        ['sweatshirt', jumper],
        ['zip', { ...hoodie, front: 'zip', pockets: 'welt' }],
        ['', hoodie],
      ),
  },
  'kids-tee': {
    stance: 'hang',
    zoom: 1.32,
    focus: neckFocus,
    turn: 38,
    scale: 0.9,
    draw: (brush) =>
      cutTop(
        brush,
        ['long sleeve', { ...kidsTee, sleeve: { ...long, length: 236, angle: 22, finish: 'hem' } }],
        ['', kidsTee],
      ),
  },
} as const satisfies Record<string, Garment>

function halfZip(cut: Cut): Cut {
  const [width, y] = cut.neck
  return { ...cut, neck: [width - 2, y, 24], neckline: 'grandad', front: 'half-zip' }
}
