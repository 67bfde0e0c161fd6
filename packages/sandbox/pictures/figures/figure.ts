import type { Cloth, Stage } from '../campaigns/stage.ts'
import { darker, type Hex } from '../colour.ts'
import { d } from '../shapes.ts'
import { type Pose, poses } from './poses.ts'

export type Outfit = {
  /** The garment that is seen first: what is above the waist, and for a dress or a coat what is below it. */
  cut: 'dress' | 'coat' | 'jumper' | 'dungarees' | 'pyjamas'
  cloth: Cloth
  /** Below a jumper, or the shirt beneath dungarees. */
  second?: Cloth
  legs?: 'skirt' | 'trousers'
  feet?: Hex
  isBooted?: boolean
  scarf?: Hex
  hat?: Hex
  hair: 'bob' | 'bun' | 'short' | 'long'
  locks: Hex
  skin: Hex
}

export type Standing = {
  x: number
  /** The ground below its feet. */
  y: number
  height: number
  pose: keyof typeof poses
  isFlipped?: boolean
  /** A child has a larger head for its height. */
  isChild?: boolean
  /** Drawn round the point 0, 0, which is in the right hand. */
  held?: string
}

/** The height of a figure before it is scaled. */
export const tall = 700

/** A dressed person without a face, so that clothes have a size. */
export function drawFigure(stage: Stage, outfit: Outfit, standing: Standing): string {
  const { x, y, height, pose: named, isFlipped = false, isChild = false, held = '' } = standing
  const pose: Pose = poses[named]
  const { sunk = 0 } = pose
  const [backArm, frontArm] = pose.arms
  const [handX, handY] = frontArm[1]
  const scale = height / tall
  return (
    d`<g transform="translate(${Math.round(x)} ${Math.round(y)})` +
    `scale(${((isFlipped ? -1 : 1) * scale).toFixed(3)} ${scale.toFixed(3)})">` +
    legs(stage, outfit, pose) +
    `<g transform="translate(0 ${sunk})">${arm(stage, outfit, backArm, -1)}${hairBehind(outfit, isChild)}${clothes(stage, outfit, sunk > 0)}${head(outfit, isChild)}${arm(stage, outfit, frontArm, 1)}<g transform="translate(${handX} ${handY})">${held}</g>${held && fingers(outfit.skin, frontArm[1])}</g></g>`
  )
}

/** A rounded limb: its outline, then its fill. */
function limb(path: string, fill: string, width: number) {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="#1d1208" stroke-opacity=".4" stroke-width="${width + 3}"/><path d="${path}" stroke="${fill}" stroke-width="${width}"/></g>`
}

/** Closed around what the hand holds, so that it does not float before the arm. */
function fingers(skin: Hex, [x, y]: Pose['arms'][0][1]) {
  return limb(
    d`M${x - 6} ${y - 5}Q${x + 4} ${y - 9} ${x + 11} ${y - 3}M${x - 5} ${y + 4}Q${x + 4} ${y} ${x + 10} ${y + 5}`,
    skin,
    8,
  )
}

function arm(stage: Stage, { cut, cloth, second, skin }: Outfit, [[ex, ey], [hx, hy]]: Pose['arms'][0], side: number) {
  const path = d`M${side * 68} -566Q${ex} ${ey} ${hx} ${hy}`
  // The hand is beyond the cuff; short sleeves end before the elbow.
  const [cuffX, cuffY] = [hx + (ex - hx) * 0.3, hy + (ey - hy) * 0.3]
  const isShort = cut === 'dress'
  const sleeve = isShort
    ? d`M${side * 68} -562L${side * 68 + (ex - side * 68) * 0.42} ${-562 + (ey + 562) * 0.46}`
    : d`M${side * 68} -562Q${ex} ${ey} ${cuffX} ${cuffY}`
  const dressed = cut === 'dungarees' && second ? second : cloth
  return limb(path, skin, 23) + limb(sleeve, stage.cloth(dressed), cut === 'coat' ? 46 : isShort ? 48 : 40)
}

function legs(stage: Stage, { cut, cloth, second, legs: below, feet = '#4a3428', isBooted, skin }: Outfit, pose: Pose) {
  const { sunk = 0 } = pose
  const trousers = cut === 'dungarees' || cut === 'pyjamas' ? cloth : below === 'trousers' ? second : undefined
  return pose.legs
    .map(([[kx, ky], [fx, fy]], index) => {
      const side = index ? 1 : -1
      const path = d`M${side * 28} ${-344 + sunk}Q${kx} ${ky} ${fx} ${fy - 16}`
      const shin = d`M${fx + (kx - fx) * 0.42} ${fy + (ky - fy) * 0.5}L${fx} ${fy - 14}`
      const shoe = d`M${fx - 17} ${fy - 20}Q${fx} ${fy - 34} ${fx + 15} ${fy - 20}Q${fx + side * 4 + 26} ${fy - 6} ${fx + side * 6 + 28} ${fy + 12}H${fx + side * 6 - 24}Q${fx - 24} ${fy} ${fx - 17} ${fy - 20}Z`
      return (
        limb(path, trousers ? stage.cloth(trousers) : skin, trousers ? 50 : 28) +
        (isBooted ? limb(shin, feet, trousers ? 52 : 42) : '') +
        `<path d="${shoe}" fill="${feet}" class="b"/>`
      )
    })
    .join('')
}

/** A shape of cloth, shaded from one side. */
function worn(path: string, fill: string) {
  return `<path d="${path}" fill="${fill}" class="b"/><path d="${path}" class="g"/>`
}

const bodice =
  'M-30 -594Q0 -572 30 -594L72 -580Q90 -566 82 -520Q68 -470 58 -430H-58Q-68 -470 -82 -520Q-90 -566 -72 -580Z'
const seatedLap = 'M-58 -432Q-84 -380 -104 -316Q-112 -250 -96 -214Q0 -196 98 -214Q112 -250 104 -316Q84 -380 58 -432Z'

function clothes(stage: Stage, { cut, cloth, second, legs: below, skin, scarf }: Outfit, isSeated: boolean): string {
  const fill = stage.cloth(cloth)
  const neck = `<path d="M-17 -630V-584Q0 -566 17 -584V-630Z" fill="${darker(skin, 0.1)}"/>`
  const skirt = isSeated ? seatedLap : 'M-58 -434Q-84 -360 -124 -176Q0 -150 124 -176Q84 -360 58 -434Z'
  const jumper =
    'M-32 -596Q0 -574 32 -596L74 -580Q92 -566 86 -500Q80 -430 82 -352Q0 -336 -82 -352Q-80 -430 -86 -500Q-92 -566 -74 -580Z'
  const around = scarf
    ? `<path d="M-40 -604Q0 -570 42 -606Q54 -576 40 -566Q0 -546 -38 -566Q-54 -578 -40 -604ZM8 -566L30 -440H66L46 -572Z" fill="${scarf}" class="b"/>`
    : ''
  const drawn = {
    dress: () =>
      worn(skirt, fill) +
      worn(bodice, fill) +
      '<path d="M-58 -432Q0 -420 58 -432" class="l"/><path d="M-20 -420Q-34 -300 -46 -180M22 -420Q40 -300 54 -180" class="l"/>',
    coat: () =>
      worn(isSeated ? seatedLap : 'M-66 -440Q-84 -330 -104 -200Q0 -182 104 -200Q84 -330 66 -440Z', fill) +
      worn(jumper.replaceAll('-352', '-400'), fill) +
      '<path d="M-32 -597L-6 -520L0 -196M32 -597L6 -520M-30 -594L-46 -540L-8 -516M30 -594L46 -540L8 -516M-74 -360h34v40h-34zM40 -360h34v40h-34z" class="l"/><g fill="#2b1a0e"><circle cx="12" cy="-490" r="4"/><circle cx="12" cy="-440" r="4"/><circle cx="12" cy="-390" r="4"/></g>',
    jumper: () =>
      (below === 'skirt' && second
        ? worn(skirt, stage.cloth(second))
        : hips(second ? stage.cloth(second) : '#4a5a66')) +
      worn(jumper, fill) +
      '<path d="M-82 -372Q0 -356 82 -372M-34 -596Q0 -566 34 -596" class="l"/>',
    pyjamas: () =>
      hips(fill) +
      worn(jumper, fill) +
      '<path d="M-30 -594L0 -540V-344M30 -594L0 -540" class="l"/><path d="M28 -520h34v36h-34z" class="l"/>',
    dungarees: () =>
      worn(bodice, second ? stage.cloth(second) : '#f7f0e1') +
      hips(fill) +
      worn('M-44 -530H44L64 -430Q68 -380 66 -350H-66Q-68 -380 -64 -430Z', fill) +
      '<path d="M-40 -528L-50 -586M40 -528L50 -586" stroke="#26374f" stroke-width="11" stroke-opacity=".55"/><path d="M-24 -500h48v44h-48z" class="l"/>',
  }[cut]()
  return neck + drawn + around
}

function hips(fill: string) {
  return worn('M-62 -440Q-72 -380 -64 -318Q0 -296 64 -318Q72 -380 62 -440Z', fill)
}

/** A child's head is enlarged from its chin. */
const grown = (isChild: boolean) => (isChild ? ' transform="translate(0 -612)scale(1.32)translate(0 612)"' : '')

function hairBehind({ hair, locks, hat }: Outfit, isChild: boolean): string {
  const path = {
    long: 'M-40 -668Q-58 -590 -46 -540Q0 -520 46 -540Q58 -590 40 -668Z',
    bob: 'M-42 -668Q-54 -620 -42 -600H42Q54 -620 42 -668Z',
    bun: hat ? '' : 'M-20 -696Q-30 -742 0 -744Q30 -742 20 -696Z',
    short: '',
  }[hair]
  return path && `<path d="${path}" fill="${darker(locks, 0.16)}"${grown(isChild)}/>`
}

function head({ hair, locks, skin, hat }: Outfit, isChild: boolean): string {
  const fringe = {
    long: 'M-37 -640C-42 -690 -22 -706 4 -706C34 -704 44 -676 37 -636Q32 -662 10 -674Q-20 -668 -30 -640Q-34 -626 -37 -640Z',
    bob: 'M-40 -612C-48 -690 -26 -708 2 -708C34 -706 48 -684 40 -612Q30 -622 31 -652Q6 -652 -10 -672Q-28 -660 -30 -640Q-30 -622 -40 -612Z',
    bun: 'M-37 -652C-38 -692 -20 -708 0 -708S38 -692 37 -652Q24 -680 0 -680T-37 -652Z',
    short:
      'M-36 -654C-42 -696 -18 -712 6 -710C34 -706 42 -684 36 -652Q34 -672 20 -678Q-8 -672 -26 -680Q-34 -668 -36 -654Z',
  }[hair]
  const cap = hat
    ? `<path d="M-42 -660C-46 -712 -24 -734 0 -734S46 -712 42 -660Q0 -680 -42 -660Z" fill="${hat}" class="b"/><path d="M-44 -674Q0 -694 44 -674V-652Q0 -672 -44 -652Z" fill="${darker(hat, 0.14)}" class="b"/><circle cx="0" cy="-738" r="15" fill="${hat}" class="b"/>`
    : ''
  return `<g${grown(isChild)}><ellipse cx="0" cy="-654" rx="34" ry="43" fill="${skin}"/><path d="${fringe}" fill="${locks}"/>${cap}</g>`
}
