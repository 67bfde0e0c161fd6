import { line, shade, type Brush } from '../brush.ts'
import { d } from '../shapes.ts'
import { drawLegs, long } from './bottoms.ts'
import { calledFor, type NamedCut } from './called-for.ts'
import type { Cut } from './cut.ts'
import type { Garment } from './garment.ts'
import { drawTop } from './top.ts'

const coat: Cut = {
  neck: [42, 100, 140],
  neckline: 'lapel',
  shoulder: [116, 128],
  arm: [126, 254],
  waist: [118, 400],
  hem: [160, 694],
  hemShape: 'straight',
  sleeve: { length: 346, angle: 14, cuff: 62, puff: 12, finish: 'hem' },
  front: 'buttons',
  pockets: 'patch',
}
const hooded: Cut = {
  ...coat,
  neck: [50, 148, 40],
  neckline: 'hood',
  shoulder: [118, 164],
  arm: [130, 286],
  sleeve: { length: 330, angle: 14, cuff: 62, puff: 12, finish: 'hem' },
}
const jacket: Cut = {
  ...coat,
  neck: [44, 160, 40],
  neckline: 'shirt',
  shoulder: [120, 186],
  arm: [134, 306],
  waist: [132, 440],
  hem: [136, 566],
  sleeve: { length: 312, angle: 16, cuff: 58, puff: 10, finish: 'cuff' },
}
const gilet: Cut = {
  neck: [46, 158, 30],
  neckline: 'grandad',
  shoulder: [104, 180],
  arm: [128, 310],
  waist: [126, 450],
  hem: [132, 600],
  hemShape: 'straight',
  front: 'zip',
  pockets: 'welt',
  isQuilted: true,
}

function cutTop(brush: Brush, ...cuts: [NamedCut<Cut>, ...NamedCut<Cut>[]]) {
  return drawTop(brush, calledFor(brush, cuts))
}

export const outerwear = {
  coat: {
    stance: 'hang',
    zoom: 1.12,
    hang: ['hanger', 118],
    focus: [0, 220, 270],
    turn: 14,
    draw: (brush) =>
      cutTop(
        brush,
        ['duffle', { ...hooded, front: 'toggles' }],
        ['raincoat', { ...hooded, front: 'zip' }],
        ['collarless', { ...coat, neck: [44, 104, 34], neckline: 'scoop' }],
        ['mac', { ...coat, waistline: 'tie', waist: [108, 390], hem: [172, 690], pockets: 'welt' }],
        ['field', { ...coat, neck: [44, 112, 40], neckline: 'shirt', hem: [140, 640] }],
        ['', coat],
        ['', { ...coat, waistline: 'tie', waist: [108, 390], hem: [172, 690], pockets: 'welt' }],
      ),
  },
  jacket: {
    stance: 'hang',
    zoom: 1.18,
    focus: [0, 260, 270],
    turn: 16,
    draw: (brush) =>
      cutTop(
        brush,
        [
          'quilted',
          { ...jacket, neckline: 'grandad', front: 'zip', pockets: 'welt', isQuilted: true, hem: [136, 590] },
        ],
        ['', { ...jacket, front: 'buttons', pockets: 'patch' }],
      ),
  },
  gilet: {
    stance: 'hang',
    zoom: 1.28,
    focus: [0, 260, 260],
    draw: (brush) =>
      cutTop(
        brush,
        ['', gilet],
        ['', { ...gilet, neckline: 'v', neck: [48, 160, 84], front: 'buttons', pockets: 'patch' }],
      ),
  },
  pyjamas: {
    stance: 'hang',
    zoom: 1.12,
    hang: ['hanger', 122],
    focus: [0, 230, 260],
    turn: 14,
    scale: 0.85,
    draw: (brush) =>
      calledFor(brush, [
        ['bottoms', pyjamaBottoms],
        ['', pyjamaSet],
      ])(brush),
  },
} as const satisfies Record<string, Garment>

function pyjamaBottoms(brush: Brush) {
  return drawLegs(brush, { ...long, outer: 128, inner: 26, band: 'tie', pockets: 'none' })
}

function pyjamaSet(brush: Brush) {
  return (
    pyjamaLegs(brush) +
    drawTop(brush, {
      neck: [40, 112, 80],
      neckline: 'lapel',
      shoulder: [106, 136],
      arm: [116, 230],
      waist: [114, 340],
      hem: [122, 440],
      hemShape: 'straight',
      sleeve: { length: 240, angle: 14, cuff: 56, puff: 8, finish: 'hem' },
      front: 'buttons',
      pockets: 'chest',
    })
  )
}

function pyjamaLegs(brush: Brush): string {
  const leg = brush.shape('M-2 400L92 400C104 500 108 620 112 722Q72 732 26 724C22 640 14 560 -2 500Z')
  return brush.both(leg + shade('M70 430Q50 560 66 722Q74 560 70 430Z') + line(d`M27 706Q70 714 111 705`))
}
