import { darker, lighter, type Hex } from '../colour.ts'
import { d, mirrored } from '../shapes.ts'
import { type Body, landmarks, tall } from './bodies.ts'

const armLength = 324

/** Neck, chest, arms and hands: what an upper garment leaves free. Below long sleeves only the hands are drawn. */
export function drawTorso(body: Body, isLongSleeved: boolean): string {
  const { neck, shoulder, bust, skin } = body
  const half = d`M0 84L${neck - 3} 84L${neck - 2} 128C${neck} 150 ${neck + 14} 165 ${shoulder - 16} 190Q${shoulder - 2} 196 ${shoulder - 6} 224L${bust} 268Q${bust + 3} 310 ${bust - 6} 340L0 340`
  const shadow = `fill="${darker(skin, 0.3)}"`
  return (
    `<g class="b" fill="${skin}">${bothSides(drawArm(body, isLongSleeved))}<path d="${mirrored(half)}"/></g>` +
    `<path d="${d`M${-neck + 2} 96L${neck - 3} 100L${neck - 2} 132Q14 152 ${-neck + 6} 132Z`}" ${shadow} opacity=".3"/>` +
    `<path d="${d`M12 190Q44 182 76 186M-12 190Q-44 182 -76 186M-7 176l3 10M7 176l-3 10`}" fill="none" stroke="${darker(skin, 0.3)}" stroke-opacity=".4" stroke-width="2.4" stroke-linecap="round"/>`
  )
}

/** Legs and shoes. `foot` is how far each stands from the middle; below trousers only the ankles are drawn. */
export function drawLegsOf(
  body: Body,
  { foot, shoe, isCovered }: { foot: number; shoe: Hex; isCovered: boolean },
): string {
  const { ankle } = landmarks
  const { calf, skin } = body
  const thin = calf * 0.44
  const shape = d`M${foot - thin - 4} ${ankle - 14}Q${foot} ${ankle - 4} ${foot + thin + 4} ${ankle - 14}C${foot + thin + 10} ${ankle + 8} ${foot + thin + 22} ${ankle + 22} ${foot + thin + 20} ${tall - 8}Q${foot + 10} ${tall + 4} ${foot - thin - 7} ${tall - 6}C${foot - thin - 10} ${ankle + 20} ${foot - thin - 5} ${ankle + 6} ${foot - thin - 4} ${ankle - 14}Z`
  const opening = d`M${foot - thin - 1} ${ankle - 2}Q${foot} ${ankle - 12} ${foot + thin + 1} ${ankle - 2}Q${foot + 2} ${ankle + 12} ${foot - thin - 1} ${ankle - 2}Z`
  const sole = d`M${foot - thin - 7} ${tall - 7}Q${foot + 10} ${tall + 3} ${foot + thin + 20} ${tall - 9}`
  const shin = d`M${foot - calf * 0.6} 860H${foot + calf * 0.6}L${foot + thin} ${ankle}H${foot - thin}Z`
  return bothSides(
    (isCovered ? `<path d="${shin}" fill="${skin}" class="b"/>` : bareLeg(body, foot)) +
      `<path d="${shape}" fill="${shoe}" class="b"/><path d="${opening}" fill="${darker(skin, 0.1)}" class="b"/>` +
      `<path d="${sole}" fill="none" stroke="${darker(shoe, 0.5)}" stroke-width="4"/>`,
  )
}

function bareLeg({ hip, calf, skin }: Body, foot: number): string {
  const { hip: hipY, crotch, ankle } = landmarks
  const [knee, thin] = [calf - 1, calf * 0.44]
  const leg = d`M2 ${hipY}L${hip - 4} ${hipY}C${hip - 2} 590 ${foot + knee + 9} 640 ${foot + knee} 716C${foot + knee - 3} 748 ${foot + calf + 3} 768 ${foot + calf} 806C${foot + calf - 3} 866 ${foot + thin} 900 ${foot + thin} ${ankle}H${foot - thin}C${foot - thin - 1} 900 ${foot - calf + 1} 866 ${foot - calf + 2} 806C${foot - calf + 3} 770 ${foot - knee + 3} 750 ${foot - knee + 2} 716C${foot - knee} 640 6 600 2 ${crotch}Z`
  const kneecap = d`M${foot - 12} 706Q${foot} 698 ${foot + 13} 706M${foot - 11} 732Q${foot + 1} 740 ${foot + 12} 731`
  return `<path d="${leg}" fill="${skin}" class="b"/><path d="${kneecap}" fill="none" stroke="${darker(skin, 0.3)}" stroke-opacity=".4" stroke-width="2.2" stroke-linecap="round"/>`
}

/** An arm that hangs at the side, and its hand, from the tip of the right shoulder. */
function drawArm({ shoulder, arm, angle }: Body, isLongSleeved: boolean): string {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.sin(turn), Math.cos(turn)]
  const at = (along: number, out: number) =>
    d`${shoulder + dx * along + dy * out} ${landmarks.shoulder + dy * along - dx * out}`
  const [elbow, wrist, middle] = [arm * 0.8, arm * 0.56, arm * 0.75]
  const path = `M${at(-8, -arm * 1.7)}C${at(-10, -arm * 0.4)} ${at(8, 2)} ${at(60, 0)}C${at(120, -2)} ${at(150, elbow - arm)} ${at(186, elbow - arm)}C${at(236, elbow - arm + 2)} ${at(290, wrist - middle + 2)} ${at(armLength, wrist - middle)}L${at(armLength, -wrist - middle)}C${at(286, -wrist - middle - 3)} ${at(240, -1.5 * arm)} ${at(186, -1.52 * arm)}C${at(150, -1.54 * arm)} ${at(110, -1.8 * arm)} ${at(66, -1.9 * arm)}Z`
  const size = arm / 23
  // Open at the wrist, so that no outline crosses it.
  const palm = 'M13 -6C17 14 19 32 17 54C17 76 16 94 9 104Q1 110 -6 103L-10 86Q-14 74 -14 58Q-16 30 -12 -6'
  const thumb = 'M-10 8C-18 18 -22 34 -20 52Q-16 62 -10 56Q-7 46 -6 32'
  return (
    (isLongSleeved ? '' : `<path d="${path}"/>`) +
    `<g transform="translate(${at(armLength - 2, -middle)})rotate(${-angle + 4})scale(${size.toFixed(2)})"><path d="${palm}"/><path d="${thumb}"/><path d="M8 64Q9 86 7 102M1 62Q1 84 1 105M-6 66Q-6 84 -5 100" class="l"/></g>`
  )
}

function bothSides(art: string): string {
  return `${art}<g transform="scale(-1 1)">${art}</g>`
}

/** Hair that lies behind the head and the neck. Draw it before the body. */
export function drawHairBehind({ hair, locks }: Body): string {
  const back = darker(locks, 0.12)
  return hair === 'bun'
    ? `<path d="M-52 74C-82 56 -100 82 -92 104C-84 124 -56 122 -44 104Z" fill="${back}" class="b"/><path d="M-86 92Q-70 76 -54 84M-82 108Q-68 94 -52 98" fill="none" stroke="${lighter(locks, 0.24)}" stroke-opacity=".5" stroke-width="2.5"/>`
    : ''
}

const profile =
  'M-4 8C28 4 47 24 48 48C48 55 44 60 45 66C47 73 51 79 50 88C49 98 46 106 39 114C32 123 24 130 13 131C4 132 -4 126 -10 118L-40 96L-44 40Z'
const cap = {
  bun: 'M47 44C46 12 18 -8 -10 -6C-42 -4 -60 22 -58 54C-57 84 -48 104 -30 110C-24 106 -20 98 -18 92C-26 82 -22 60 -10 60C-2 58 4 64 7 76C13 62 28 48 47 44Z',
  crop: 'M50 46C54 14 26 -14 -8 -13C-44 -12 -63 18 -60 52C-59 78 -50 96 -36 102C-26 102 -20 97 -18 91C-25 82 -22 62 -10 59C-3 58 2 63 5 74C9 66 14 62 18 58C30 56 42 52 50 46Z',
  short:
    'M49 42C50 10 26 -10 -6 -9C-40 -8 -58 18 -56 50C-55 70 -48 86 -38 92C-28 94 -22 90 -20 86C-25 76 -20 60 -10 58C-3 57 1 63 4 80C8 72 9 64 12 58C22 56 38 50 49 42Z',
  curls:
    'M48 40C58 30 52 12 42 10C40 -6 24 -14 14 -8C4 -22 -16 -20 -22 -10C-36 -18 -54 -6 -54 8C-70 8 -78 26 -70 38C-82 48 -80 66 -70 72C-76 86 -64 100 -54 98C-50 110 -34 114 -26 106C-18 104 -14 96 -16 88C-8 86 -2 78 0 68C8 68 14 62 16 54C26 56 34 50 36 44Q42 44 48 40Z',
} as const satisfies Record<Body['hair'], string>
const strands = {
  bun: 'M40 34Q0 16 -52 70M28 12Q-16 2 -56 56M-20 106Q-40 96 -50 84M2 58Q-26 52 -52 82',
  crop: 'M44 40Q24 18 -6 20M36 16Q6 -2 -30 14M-56 44Q-50 74 -36 92M-46 30Q-40 60 -28 76',
  short: 'M42 36Q22 20 -4 22M30 8Q0 -2 -30 16M-50 40Q-48 66 -36 80',
  curls:
    'M30 16q10 6 4 16M6 2q12 4 8 16M-26 4q12 6 6 18M-52 24q12 2 10 14M-60 56q12 -2 14 10M-42 84q8 -8 18 -2M-20 34q12 2 10 14M-34 54q10 0 10 12M-2 28q12 4 8 16',
} as const satisfies Record<Body['hair'], string>

/** A head that is turned away from the window, so that nobody's face has to be drawn. Draw it after the clothes. */
export function drawHead({ hair, locks, skin }: Body): string {
  const ear =
    hair === 'curls'
      ? ''
      : `<path d="M-8 62C-18 58 -24 68 -20 80C-18 90 -11 98 -6 92C-2 86 0 70 -8 62Z" fill="${skin}" class="b"/><path d="M-10 69Q-17 72 -13 84" class="l"/>`
  return (
    `<path d="${profile}" fill="${skin}" class="b"/>` +
    `<path d="M13 131C4 132 -4 126 -10 118L-16 92Q2 122 26 122Q20 129 13 131Z" fill="${darker(skin, 0.3)}" opacity=".28"/>` +
    `<path d="M46 60Q39 58 34 61" fill="none" stroke="${darker(skin, 0.6)}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="${cap[hair]}" fill="${locks}" class="b"/>` +
    `<path d="${strands[hair]}" fill="none" stroke="${lighter(locks, 0.3)}" stroke-opacity=".42" stroke-width="2.4" stroke-linecap="round"/>` +
    ear +
    (hair === 'curls' || hair === 'crop'
      ? `<circle cx="${hair === 'curls' ? -14 : -10}" cy="102" r="6" fill="none" stroke="#c9a55c" stroke-width="3"/>`
      : '')
  )
}
