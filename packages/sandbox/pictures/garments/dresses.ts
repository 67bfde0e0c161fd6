import type { Brush } from '../brush.ts'
import { calledFor, type NamedCut } from './called-for.ts'
import type { Cut } from './cut.ts'
import type { Garment } from './garment.ts'
import { drawTop } from './top.ts'

const midi: Cut = {
  neck: [40, 92, 48],
  neckline: 'scoop',
  shoulder: [84, 108],
  arm: [86, 194],
  waist: [70, 306],
  hem: [186, 690],
  hemShape: 'waves',
  sleeve: { length: 96, angle: 26, cuff: 66, puff: 16, finish: 'hem' },
  waistline: 'gather',
}
const maxi: Cut = {
  ...midi,
  neck: [42, 72, 66],
  neckline: 'v',
  shoulder: [82, 88],
  arm: [84, 174],
  waist: [70, 276],
  hem: [196, 726],
  tiers: [424, 576],
  sleeve: { length: 150, angle: 20, cuff: 62, puff: 30, finish: 'frill' },
}

const kids: Cut = {
  ...midi,
  neckline: 'crew',
  neck: [40, 176, 28],
  shoulder: [84, 194],
  arm: [92, 274],
  waist: [88, 354],
  hem: [178, 606],
  sleeve: { length: 62, angle: 36, cuff: 64, puff: 18, finish: 'elastic' },
}

function cutTop(brush: Brush, ...cuts: [NamedCut<Cut>, ...NamedCut<Cut>[]]) {
  return drawTop(brush, calledFor(brush, cuts))
}

export const dresses = {
  'midi-dress': {
    stance: 'hang',
    zoom: 1.12,
    hang: ['hanger', 102],
    focus: [0, 210, 230],
    turn: 24,
    draw: (brush) =>
      cutTop(
        brush,
        [
          'tiered',
          {
            ...midi,
            neck: [42, 92, 60],
            neckline: 'v',
            hem: [196, 690],
            tiers: [430, 558],
            sleeve: { length: 130, angle: 22, cuff: 60, puff: 26, finish: 'frill' },
          },
        ],
        [
          'wrap|belted',
          {
            ...midi,
            neckline: 'v',
            neck: [40, 92, 74],
            waistline: 'tie',
            sleeve: { length: 130, angle: 22, cuff: 60, puff: 22, finish: 'frill' },
          },
        ],
        ['', midi],
        [
          '',
          {
            ...midi,
            neckline: 'boat',
            neck: [52, 98, 22],
            waistline: 'seam',
            hem: [166, 680],
            sleeve: { length: 184, angle: 17, cuff: 46, puff: 8, finish: 'hem' },
          },
        ],
        [
          '',
          {
            ...midi,
            neckline: 'round-collar',
            neck: [36, 92, 26],
            sleeve: { length: 118, angle: 22, cuff: 58, puff: 26, finish: 'elastic' },
            pockets: 'side',
          },
        ],
      ),
  },
  'maxi-dress': {
    stance: 'hang',
    zoom: 1.04,
    hang: ['hanger', 84],
    focus: [0, 200, 230],
    turn: 20,
    draw: (brush) => {
      const { sleeve: _, ...sleeveless } = maxi
      return cutTop(
        brush,
        ['tiered', maxi],
        ['', maxi],
        ['', { ...sleeveless, neckline: 'straps', neck: [48, 70, 76], shoulder: [66, 72], arm: [84, 168] }],
        ['', { ...maxi, waistline: 'tie', tiers: [566], neck: [40, 72, 40], neckline: 'grandad' }],
      )
    },
  },
  'shirt-dress': {
    stance: 'hang',
    zoom: 1.12,
    hang: ['hanger', 102],
    focus: [0, 210, 230],
    turn: 15,
    draw: (brush) =>
      cutTop(
        brush,
        [
          'belted',
          {
            ...midi,
            neckline: 'shirt',
            neck: [36, 90, 48],
            hem: [156, 672],
            hemShape: 'shirt-tail',
            waist: [74, 316],
            front: 'buttons',
            waistline: 'tie',
            sleeve: { length: 206, angle: 15, cuff: 42, finish: 'cuff' },
          },
        ],
        [
          '',
          {
            ...midi,
            neckline: 'shirt',
            neck: [36, 90, 48],
            hem: [156, 684],
            front: 'buttons',
            waistline: 'seam',
            pockets: 'side',
            sleeve: { length: 92, angle: 26, cuff: 64, finish: 'hem' },
          },
        ],
      ),
  },
  'knit-dress': {
    stance: 'hang',
    zoom: 1.18,
    hang: ['hanger', 116],
    focus: [0, 210, 230],
    turn: 13,
    isKnitted: true,
    draw: (brush) =>
      cutTop(
        brush,
        [
          'roll neck',
          {
            ...midi,
            neckline: 'roll',
            neck: [34, 112, 14],
            shoulder: [88, 128],
            arm: [92, 216],
            waist: [84, 340],
            hem: [112, 650],
            hemShape: 'rib',
            waistline: 'seam',
            sleeve: { length: 256, angle: 12, cuff: 40, puff: 10, finish: 'rib' },
          },
        ],
        [
          '',
          {
            ...midi,
            neckline: 'crew',
            neck: [38, 104, 26],
            shoulder: [88, 122],
            arm: [92, 210],
            waist: [84, 340],
            hem: [124, 640],
            hemShape: 'rib',
            waistline: 'seam',
            sleeve: { length: 256, angle: 12, cuff: 40, puff: 10, finish: 'rib' },
          },
        ],
      ),
  },
  'kids-dress': {
    stance: 'hang',
    zoom: 1.3,
    hang: ['hanger', 186],
    focus: [0, 260, 230],
    turn: 34,
    scale: 0.85,
    draw: (brush) => {
      const { sleeve: _, ...pinafore } = kids
      return cutTop(
        brush,
        ['pinafore', { ...pinafore, neckline: 'straps', neck: [44, 176, 66], shoulder: [62, 182], pockets: 'patch' }],
        ['', { ...kids, neckline: 'round-collar' }],
        ['', { ...kids, tiers: [484], sleeve: { length: 70, angle: 34, cuff: 70, puff: 12, finish: 'frill' } }],
      )
    },
  },
} as const satisfies Record<string, Garment>
