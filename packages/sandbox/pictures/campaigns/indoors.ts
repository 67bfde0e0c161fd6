import { drawFigure } from '../figures/figure.ts'
import { people } from '../figures/people.ts'
import { addShadow } from '../picture.ts'
import { brassRail, clips, contactShade, hanger, leafShade, stems, windowLight } from '../props.ts'
import { d } from '../shapes.ts'
import { brick, cream, navyInk, moss, oat, ochre, plum, rose, sky } from './colourways.ts'
import { backcloth } from './landscape.ts'
import type { Prop, Stage } from './stage.ts'

function at({ focus, reach }: Stage, part: number) {
  return focus + reach * part
}

/** A brass rail of garments whose prints belong together. */
export function wardrobeRail(stage: Stage): string {
  const { width, focus, reach, isWide } = stage
  const row: Prop[] = [
    ['midi-dress', 'floral', navyInk],
    ['blouse', 'spot', rose],
    ['coat', 'plain', ochre],
    ['shirt-dress', 'stripe', sky],
    ['cardigan', 'plain', brick],
  ]
  const shown = isWide ? row : row.slice(0, 3)
  const pieces = shown.map((prop, index) => {
    const x = focus - reach + ((index + 0.5) / shown.length) * reach * 2
    return stage.hang(prop, { x, y: 196, scale: isWide ? 0.72 : 0.74 }, (by, y) =>
      by === 'clips' ? clips(y) : hanger(y),
    )
  })
  return (
    room(stage, { wall: ['#ecd9c6', '#e2c6b0'], floor: '#b98d68', skirting: 700 }) +
    windowed(stage, 150, 110) +
    brassRail(140, Math.round(focus - reach - 40), Math.round(focus + reach + 40)) +
    addShadow(pieces.join('')) +
    (isWide
      ? stems(Math.round(focus > width / 2 ? focus - reach - 70 : focus + reach + 70), 786, {
          ink: '#b8553d',
          glaze: '#f1e6d4',
          scale: 1.1,
        })
      : '')
  )
}

/** Jug, mugs and a tea towel on a scrubbed table. */
export function kitchenTable(stage: Stage): string {
  const { width, isWide, focus, reach } = stage
  const shelf = d`<path d="M${focus - reach} 258h${reach * 2}v20h${-reach * 2}z" fill="#bd9264" class="b"/><path d="M${focus - reach} 278h${reach * 2}v10h${-reach * 2}z" fill="#2b1a0e" opacity=".1"/>`
  const big = isWide ? 0.62 : 0.54
  return (
    room(stage, { wall: ['#dfe4d6', '#cfd8c6'], floor: '#c79c6c', skirting: 610 }) +
    d`<path d="M0 606H${width}v10H0z" fill="#fff" opacity=".35"/>` +
    windowed(stage, 120, 130) +
    shelf +
    stage.stand(['bowl', 'spot', brick], { x: at(stage, -0.62), y: 258, scale: 0.34 }) +
    stage.stand(['candle', 'plain', oat], { x: at(stage, -0.16), y: 258, scale: 0.3 }) +
    stage.stand(['mug', 'gingham', sky], { x: at(stage, 0.22), y: 258, scale: 0.34 }) +
    stage.stand(['jug', 'plain', ochre], { x: at(stage, 0.66), y: 258, scale: 0.36 }) +
    addShadow(stage.hang(['tea-towel', 'gingham', rose], { x: at(stage, 0.9), y: 330, scale: 0.44 }, () => '')) +
    contactShade(at(stage, -0.3), 706, 120) +
    stage.stand(['vase', 'block-print', navyInk], { x: at(stage, -0.34), y: 712, scale: big }) +
    contactShade(at(stage, 0.34), 728, 100) +
    stage.stand(['jug', 'stripe', cream], { x: at(stage, 0.32), y: 734, scale: big }) +
    contactShade(at(stage, -0.8), 750, 70) +
    stage.stand(['mug', 'ditsy', moss], { x: at(stage, -0.8), y: 754, scale: big * 0.72 }) +
    contactShade(at(stage, 0.02), 764, 70) +
    stage.stand(['mug', 'spot', ochre], { x: at(stage, 0), y: 770, scale: big * 0.72 })
  )
}

/** A fire, and somebody in a Fair Isle jumper in the armchair. */
export function fireside(stage: Stage): string {
  const { focus, reach, isWide } = stage
  const hearth = at(stage, isWide ? 0.46 : 0.3)
  const chair = at(stage, isWide ? -0.34 : -0.6)
  // An upright picture has its text at the top, so its furniture is smaller.
  const flame = (scale: number, ink: string) =>
    `<path d="M-60 0C-90 -60 -40 -90 -40 -140C-10 -110 -14 -80 0 -60C6 -110 40 -120 36 -180C76 -130 96 -60 60 0Z" transform="translate(${Math.round(hearth)} 690)scale(${scale})" fill="${ink}"/>`
  return (
    room(stage, { wall: ['#4a625c', '#36544f'], floor: '#7a573d', skirting: 704 }) +
    d`<ellipse cx="${focus}" cy="766" rx="${reach * 1.4}" ry="30" fill="#b8553d" opacity=".55"/>` +
    `<g${isWide ? '' : ` transform="translate(${Math.round(focus)} 800)scale(.78)translate(${-Math.round(focus)} -800)"`}>` +
    d`<path d="M${hearth - 210} 420h420v286h-420z" fill="#e8dcc6" class="b"/><path d="M${hearth - 132} 706V560C${hearth - 132} 480 ${hearth + 132} 480 ${hearth + 132} 560V706Z" fill="#33241b" class="b"/><path d="M${hearth - 240} 392h480v34h-480z" fill="#f3e9d6" class="b"/><path d="M${hearth - 132} 706V560C${hearth - 132} 480 ${hearth + 132} 480 ${hearth + 132} 560V706Z" fill="#f6a94c" opacity=".2"/>` +
    flame(0.82, '#d9683a') +
    flame(0.6, '#f0a040') +
    flame(0.34, '#ffe09a') +
    d`<path d="M${hearth - 90} 690h180v18h-180z" fill="#5b3d2b"/>` +
    stage.stand(['candle', 'plain', oat], { x: hearth - 170, y: 394, scale: 0.26 }) +
    stage.stand(['vase', 'stripe', cream], { x: hearth + 150, y: 394, scale: 0.24 }) +
    stage.stand(['jug', 'block-print', brick], { x: hearth - 40, y: 394, scale: 0.28 }) +
    armchair(chair) +
    drawFigure(stage, people.knitter, {
      x: chair,
      y: 766,
      height: 520,
      pose: 'sit',
      held: stage.place(['mug', 'spot', cream], { x: 4, y: -22, scale: 0.2 }),
    }) +
    addShadow(stage.place(['throw', 'tartan', plum], { x: chair + 148, y: 640, scale: 0.3, turn: 4 })) +
    (isWide ? stage.stand(['lamp', 'plain', ochre], { x: chair - 236, y: 728, scale: 0.6 }) : '') +
    '</g>'
  )
}

/** An armchair from the front; inks are its back, seat, cushion and arms. */
export function armchair(
  x: number,
  [back, seat, cushion, arms]: readonly [string, string, string, string] = ['#dba640', '#c8923a', '#e3b457', '#d49d3d'],
): string {
  return addShadow(
    d`<path d="M${x - 130} 730l-10 40h20l16 -40zM${x + 130} 730l10 40h-20l-16 -40z" fill="#5b3d2b"/><path d="M${x - 136} 620C${x - 150} 420 ${x - 100} 370 ${x} 370S${x + 150} 420 ${x + 136} 620Z" fill="${back}" class="b"/>` +
      d`<path d="M${x - 150} 640h300v96h-300z" fill="${seat}" class="b"/><path d="M${x - 126} 624Q${x} 604 ${x + 126} 624V672H${x - 126}Z" fill="${cushion}" class="b"/><path d="M${x - 176} 590C${x - 176} 546 ${x - 112} 546 ${x - 112} 590V736H${x - 176}ZM${x + 176} 590C${x + 176} 546 ${x + 112} 546 ${x + 112} 590V736H${x + 176}Z" fill="${arms}" class="b"/>` +
      d`<path d="M${x - 60} 400Q${x - 70} 500 ${x - 50} 600M${x + 60} 400Q${x + 70} 500 ${x + 50} 600" class="l"/>`,
  )
}

/** A wall with a floor, its light from the calm side. */
export function room(
  stage: Stage,
  { wall: [light, deep], floor, skirting }: { wall: readonly [string, string]; floor: string; skirting: number },
): string {
  const { width, height } = stage
  return (
    backcloth(
      stage,
      stage.gradient([
        [0, light],
        [0.9, deep],
      ]),
    ) +
    `<path d="M0 ${skirting}H${width}V${height}H0Z" fill="${floor}"/><path d="M0 ${skirting - 16}H${width}V${skirting}H0Z" fill="#fffaf0" opacity=".35"/>`
  )
}

/** Window light and leaf shade on the calm side of a wall. */
export function windowed(stage: Stage, y: number, inset: number): string {
  const { width, focus, isWide, random } = stage
  const x = focus > width / 2 || !isWide ? inset : width - inset - 260
  return windowLight(Math.round(x), y) + leafShade(random, Math.round(x - 60), y + 60)
}
