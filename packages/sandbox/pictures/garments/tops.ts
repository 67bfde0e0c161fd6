import type { Brush } from '../brush.ts'
import { calledFor, type NamedCut } from './called-for.ts'
import type { Cut } from './cut.ts'
import type { Garment } from './garment.ts'
import { drawTop } from './top.ts'

const long = { length: 318, angle: 17, cuff: 54 } as const
const short = { length: 118, angle: 34, cuff: 84, finish: 'hem' } as const

const tee: Cut = {
  neck: [46, 178, 44],
  neckline: 'crew',
  shoulder: [116, 200],
  arm: [126, 300],
  waist: [121, 440],
  hem: [127, 606],
  hemShape: 'straight',
  sleeve: short,
}
const jumper: Cut = {
  neck: [48, 168, 30],
  neckline: 'crew',
  shoulder: [122, 194],
  arm: [138, 316],
  waist: [136, 450],
  hem: [132, 596],
  hemShape: 'rib',
  sleeve: { ...long, cuff: 58, puff: 18, finish: 'rib' },
}
const shirt: Cut = {
  neck: [42, 166, 56],
  neckline: 'shirt',
  shoulder: [118, 192],
  arm: [128, 306],
  waist: [122, 450],
  hem: [130, 592],
  hemShape: 'shirt-tail',
  sleeve: { ...long, finish: 'cuff', puff: 8 },
  front: 'buttons',
  pockets: 'chest',
}

const mensShirt: Cut = {
  ...shirt,
  neck: [44, 160, 54],
  shoulder: [128, 188],
  arm: [140, 310],
  waist: [138, 450],
  hem: [140, 604],
}
const mensJumper: Cut = { ...jumper, shoulder: [130, 194], arm: [146, 318], waist: [145, 450], hem: [140, 604] }
const polo: Cut = {
  ...tee,
  neck: [44, 170, 44],
  neckline: 'shirt',
  shoulder: [122, 196],
  arm: [134, 304],
  waist: [131, 440],
  hem: [133, 600],
  front: 'placket',
  sleeve: { ...short, finish: 'elastic' },
}
const breton: Cut = { ...tee, neck: [70, 186, 22], neckline: 'boat', hem: [127, 590] }
const blouse: Cut = {
  neck: [44, 172, 40],
  neckline: 'grandad',
  shoulder: [106, 194],
  arm: [122, 304],
  waist: [128, 440],
  hem: [146, 566],
  hemShape: 'waves',
  sleeve: { length: 270, angle: 18, cuff: 62, puff: 34, finish: 'elastic' },
  front: 'placket',
}
const hoodie: Cut = {
  ...jumper,
  neck: [48, 196, 40],
  neckline: 'hood',
  shoulder: [122, 214],
  arm: [138, 330],
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

const neckFocus = [0, 262, 250] as const

export const tops = {
  tee: {
    stance: 'hang',
    zoom: 1.27,
    focus: neckFocus,
    turn: 34,
    draw: (brush) =>
      cutTop(
        brush,
        ['crew', tee],
        ['long sleeve', { ...tee, sleeve: { ...long, finish: 'hem' } }],
        ['henley', { ...tee, neckline: 'grandad', front: 'placket', sleeve: { ...long, finish: 'rib' } }],
        ['scoop', { ...tee, neck: [60, 182, 66], neckline: 'scoop' }],
        ['', tee],
        ['', { ...tee, neck: [50, 178, 74], neckline: 'v' }],
        ['', { ...tee, pockets: 'chest' }],
      ),
  },
  breton: {
    stance: 'hang',
    zoom: 1.2,
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
    zoom: 1.17,
    focus: neckFocus,
    turn: 17,
    draw: (brush) =>
      cutTop(brush, ['popover', { ...shirt, neckline: 'grandad', neck: [44, 170, 40], front: 'placket' }], ['', shirt]),
  },
  'mens-shirt': {
    stance: 'hang',
    zoom: 1.15,
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
    zoom: 1.16,
    focus: neckFocus,
    turn: 17,
    isKnitted: true,
    draw: (brush) =>
      cutTop(
        brush,
        ['roll neck', { ...jumper, neckline: 'roll', neck: [44, 172, 20] }],
        ['half zip', halfZip(jumper)],
        ['v neck', { ...jumper, neck: [50, 172, 88], neckline: 'v' }],
        ['', jumper],
      ),
  },
  'mens-jumper': {
    stance: 'hang',
    zoom: 1.12,
    focus: neckFocus,
    turn: 17,
    isKnitted: true,
    draw: (brush) => cutTop(brush, ['half zip', halfZip(mensJumper)], ['', mensJumper]),
  },
  cardigan: {
    stance: 'hang',
    zoom: 1.16,
    focus: [0, 330, 250],
    turn: 17,
    isKnitted: true,
    draw: (brush) =>
      cutTop(
        brush,
        [
          'longline',
          { ...jumper, neck: [46, 158, 150], neckline: 'v', front: 'buttons', pockets: 'patch', hem: [136, 626] },
        ],
        ['', { ...jumper, neck: [46, 170, 116], neckline: 'v', front: 'buttons', pockets: 'patch' }],
        ['', { ...jumper, neck: [46, 170, 34], front: 'buttons', hem: [130, 560], waist: [130, 440] }],
      ),
  },
  hoodie: {
    stance: 'hang',
    zoom: 1.16,
    focus: neckFocus,
    turn: 17,
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
