import type { Brush } from '../brush.ts'
import type { Cut } from './cut.ts'
import type { Garment } from './garment.ts'
import { drawTop } from './top.ts'

const LONG = { length: 318, angle: 17, cuff: 54 } as const
const SHORT = { length: 118, angle: 34, cuff: 84, finish: 'hem' } as const

const tee: Cut = { neck: [46, 178, 44], neckline: 'crew', shoulder: [116, 200], arm: [126, 300], waist: [121, 440], hem: [127, 606], hemShape: 'straight', sleeve: SHORT }
const jumper: Cut = { neck: [48, 168, 30], neckline: 'crew', shoulder: [122, 194], arm: [138, 316], waist: [136, 450], hem: [132, 596], hemShape: 'rib', sleeve: { ...LONG, cuff: 58, puff: 18, finish: 'rib' } }
const shirt: Cut = { neck: [42, 166, 56], neckline: 'shirt', shoulder: [118, 192], arm: [128, 306], waist: [122, 450], hem: [130, 592], hemShape: 'shirt-tail', sleeve: { ...LONG, finish: 'cuff', puff: 8 }, front: 'buttons', pockets: 'chest' }

/** A garment cut one of several ways; the seed says which. */
const varied = (brush: Brush, ...cuts: [Cut, ...Cut[]]) => drawTop(brush, brush.random.pick(cuts))

const neckFocus = [0, 262, 250] as const

export const TOPS = {
  tee: {
    stance: 'hang', zoom: 1.27, focus: neckFocus, turn: 34,
    draw: (brush) => varied(brush, tee, { ...tee, neck: [50, 178, 74], neckline: 'v' }, { ...tee, neck: [60, 182, 66], neckline: 'scoop', pockets: 'chest' }),
  },
  breton: {
    stance: 'hang', zoom: 1.2, focus: neckFocus, turn: 17,
    draw: (brush) => varied(brush, { ...tee, neck: [70, 186, 20], neckline: 'boat', sleeve: { ...LONG, length: 290, cuff: 52, finish: 'hem' } }, { ...tee, neck: [70, 186, 22], neckline: 'boat', sleeve: { ...LONG, length: 220, cuff: 62, finish: 'hem' } }),
  },
  blouse: {
    stance: 'hang', zoom: 1.25, focus: neckFocus, turn: 18,
    draw: (brush) => {
      const blouse: Cut = { neck: [44, 172, 40], neckline: 'grandad', shoulder: [106, 194], arm: [122, 304], waist: [128, 440], hem: [146, 566], hemShape: 'waves', sleeve: { length: 270, angle: 18, cuff: 62, puff: 34, finish: 'elastic' }, front: 'placket' }
      return varied(brush, blouse, { ...blouse, neckline: 'round-collar', front: 'buttons', sleeve: { length: 236, angle: 18, cuff: 68, puff: 32, finish: 'frill' } }, { ...blouse, neckline: 'v', neck: [46, 172, 84], front: 'buttons', sleeve: { length: 150, angle: 22, cuff: 84, puff: 30, finish: 'frill' } })
    },
  },
  shirt: { stance: 'hang', zoom: 1.17, focus: neckFocus, turn: 17, draw: (brush) => varied(brush, shirt, { ...shirt, neckline: 'grandad', neck: [44, 170, 40] }) },
  'mens-shirt': { stance: 'hang', zoom: 1.15, focus: neckFocus, turn: 17, draw: (brush) => drawTop(brush, { ...shirt, neck: [44, 160, 54], shoulder: [128, 188], arm: [140, 310], waist: [138, 450], hem: [140, 604] }) },
  polo: { stance: 'hang', zoom: 1.22, focus: neckFocus, turn: 34, draw: (brush) => drawTop(brush, { ...tee, neck: [44, 170, 44], neckline: 'shirt', shoulder: [122, 196], arm: [134, 304], waist: [131, 440], hem: [133, 600], front: 'placket', sleeve: { ...SHORT, finish: 'elastic' } }) },
  jumper: {
    stance: 'hang', zoom: 1.16, focus: neckFocus, turn: 17, isKnitted: true,
    draw: (brush) => varied(brush, jumper, { ...jumper, neckline: 'roll', neck: [44, 172, 20] }, { ...jumper, neck: [50, 172, 88], neckline: 'v' }),
  },
  'mens-jumper': { stance: 'hang', zoom: 1.12, focus: neckFocus, turn: 17, isKnitted: true, draw: (brush) => varied(brush, { ...jumper, shoulder: [130, 194], arm: [146, 318], waist: [145, 450], hem: [140, 604] }, { ...jumper, neck: [44, 170, 30], neckline: 'shirt', front: 'placket', shoulder: [130, 194], arm: [146, 318], waist: [145, 450], hem: [140, 604] }) },
  cardigan: {
    stance: 'hang', zoom: 1.16, focus: [0, 330, 250], turn: 17, isKnitted: true,
    draw: (brush) => varied(brush, { ...jumper, neck: [46, 170, 116], neckline: 'v', front: 'buttons', pockets: 'patch' }, { ...jumper, neck: [46, 170, 34], front: 'buttons', hem: [130, 560], waist: [130, 440] }),
  },
  hoodie: { stance: 'hang', zoom: 1.16, hang: ['hanger', 204], focus: neckFocus, turn: 17, draw: (brush) => varied(brush, { ...jumper, neck: [48, 196, 40], neckline: 'hood', shoulder: [122, 214], arm: [138, 330], pockets: 'kangaroo' }, { ...jumper, neck: [48, 196, 40], neckline: 'hood', shoulder: [122, 214], arm: [138, 330], front: 'zip', pockets: 'welt' }) },
  'kids-tee': { stance: 'hang', zoom: 1.32, hang: ['hanger', 220], focus: neckFocus, turn: 38, scale: 0.9, draw: (brush) => drawTop(brush, { ...tee, neck: [46, 210, 40], shoulder: [108, 230], arm: [124, 320], waist: [126, 430], hem: [136, 566], sleeve: { ...SHORT, angle: 38, length: 104 } }) },
} as const satisfies Record<string, Garment>
