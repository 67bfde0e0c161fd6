import { drawFigure, type Outfit, type Standing, tall } from '../figures/figure.ts'
import { people } from '../figures/people.ts'
import { addShadow } from '../picture.ts'
import { contactShade } from '../props.ts'
import { d } from '../shapes.ts'
import { brick, cream, navyInk, oat, ochre, pine, rose, sky } from './colourways.ts'
import { room, windowed } from './indoors.ts'
import { at, bolts, pot, row, shelf, tableOf } from './parts.ts'
import type { Stage } from './stage.ts'

/** Where a person is among other things of the busy part. */
function person(
  stage: Stage,
  who: keyof typeof people,
  { part, ...standing }: Partial<Standing> & { part: number; pose: Standing['pose'] },
) {
  return drawFigure(stage, people[who], { x: at(stage, part), y: 752, height: 560, ...standing })
}

/** Somebody in a printed dress before the rail it came from. */
export function dressingRoom(stage: Stage): string {
  return (
    room(stage, { wall: ['#ecd3c4', '#dfbca8'], floor: '#b98d68', skirting: 690 }) +
    windowed(stage, 150, 90) +
    d`<path d="M${at(stage, -0.2)} 150H${at(stage, 1.1)}" stroke="#b08d46" stroke-width="9"/>` +
    row(
      { ...stage, focus: at(stage, 0.5), reach: stage.reach * 0.56 },
      {
        y: 200,
        props: [
          ['blouse', 'ditsy', rose],
          ['coat', 'plain', ochre],
          ['skirt', 'botanical', cream],
        ],
        scale: 0.6,
      },
    ) +
    person(stage, 'hostess', { part: -0.48, pose: 'stand', height: 600 })
  )
}

/** Where a tape lies, on a person who is 700 units high: its height, half its length, and the number of the measure. */
type Tape = readonly [y: number, half: number, numeral: keyof typeof numerals]

const numerals = {
  1: 'M-5 -6L1 -11V11',
  2: 'M-7 -4C-7 -14 7 -14 7 -4C7 2 -6 4 -7 11H8',
  3: 'M-6 -9C0 -14 8 -9 6 -4C4 0 0 0 -2 0C2 0 9 2 7 7C5 13 -4 13 -7 8',
} as const

/** A numbered tape round the body, seen from the front. */
function tape([y, half, numeral]: Tape): string {
  const path = d`M${-half} ${y}Q0 ${y + 18} ${half} ${y}`
  return (
    `<path d="${path}" fill="none" stroke="#2b1a0e" stroke-opacity=".4" stroke-width="15"/>` +
    `<path d="${path}" fill="none" stroke="#fff4dc" stroke-width="12"/>` +
    `<path d="${path}" fill="none" stroke="#9c3428" stroke-width="6" stroke-dasharray="2 8"/>` +
    d`<path d="M${half} ${y}H${half + 46}" stroke="#9c3428" stroke-width="4"/><g transform="translate(${half + 68} ${y})"><circle r="23" fill="#9c3428"/>` +
    `<path d="${numerals[numeral]}" fill="none" stroke="#fffaf0" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></g>`
  )
}

/** Somebody with tapes where a size guide measures: 1 bust or chest, 2 waist, 3 hips. */
function measured(stage: Stage, outfit: Outfit, tapes: readonly Tape[]): string {
  const [x, y, height] = [Math.round(at(stage, 0)), 752, 680]
  return (
    room(stage, { wall: ['#dfe4d6', '#cfd8c6'], floor: '#c79c6c', skirting: 690 }) +
    windowed(stage, 150, 90) +
    contactShade(x, y - 4, 100) +
    drawFigure(stage, outfit, { x, y, height, pose: 'stand' }) +
    `<g transform="translate(${x} ${y})scale(${(height / tall).toFixed(3)})">${tapes.map(tape).join('')}</g>`
  )
}

export function measuringWoman(stage: Stage): string {
  return measured(stage, { ...people.hostess, cloth: ['plain', sky] }, [
    [-516, 82, 1],
    [-430, 58, 2],
    [-336, 91, 3],
  ])
}

export function measuringMan(stage: Stage): string {
  return measured(stage, { ...people.tailor, cloth: ['plain', oat] }, [
    [-512, 86, 1],
    [-420, 82, 2],
  ])
}

/** A wall of folded jumpers, and a man in one of them. */
export function bootRoom(stage: Stage): string {
  const wall = { ...stage, focus: at(stage, 0.36), reach: stage.reach * 0.62 }
  return (
    room(stage, { wall: ['#5d7178', '#475c66'], floor: '#8d6c4b', skirting: 690 }) +
    d`<path d="M${at(stage, -0.3)} 196H${at(stage, 1.05)}v26H${at(stage, -0.3)}z" fill="#bd9264" class="b"/>` +
    row(wall, {
      y: 214,
      props: [
        ['mens-shirt', 'check', cream],
        ['mens-jumper', 'cable', oat],
      ],
      scale: 0.6,
    }) +
    stage.stand(['boots', 'plain', brick], { x: at(stage, 0.84), y: 762, scale: 0.34 }) +
    person(stage, 'rambler', { part: -0.5, pose: 'hold', height: 600 })
  )
}

/** Towels on a rail beside a bath. */
export function bathroom(stage: Stage): string {
  const bath = at(stage, 0.3)
  return (
    room(stage, { wall: ['#d5e2e0', '#bdd2d1'], floor: '#c9b79c', skirting: 690 }) +
    d`<path d="M${at(stage, -1)} 230H${at(stage, -0.1)}" stroke="#b08d46" stroke-width="9"/>` +
    addShadow(
      stage.hang(['towel', 'stripe', sky], { x: at(stage, -0.76), y: 230, scale: 0.5 }, () => '') +
        stage.hang(['towel', 'gingham', rose], { x: at(stage, -0.34), y: 230, scale: 0.5 }, () => ''),
    ) +
    d`<path d="M${bath - 250} 540H${bath + 250}Q${bath + 240} 740 ${bath + 150} 744H${bath - 150}Q${bath - 240} 740 ${bath - 250} 540Z" fill="#fbf6ec" class="b"/><path d="M${bath - 270} 522H${bath + 270}v26H${bath - 270}z" fill="#fffaf0" class="b"/><path d="M${bath - 140} 744l-16 30h30zM${bath + 140} 744l16 30h-30z" fill="#b08d46"/>` +
    pot(stage, { x: at(stage, 0.96), y: 772, scale: 0.9 })
  )
}

/** Somebody in pyjamas, on the way to bed with a mug. */
export function bedtime(stage: Stage): string {
  return (
    room(stage, { wall: ['#545d7d', '#434c6b'], floor: '#7a573d', skirting: 690 }) +
    stage.stand(['bedding', 'ditsy', sky], { x: at(stage, 0.5), y: 730, scale: 0.86 }) +
    person(stage, 'sleeper', {
      part: -0.5,
      pose: 'hold',
      held: stage.place(['mug', 'spot', ochre], { x: 4, y: -26, scale: 0.24 }),
    })
  )
}

/** The tailor at a table of cloth. */
export function tailorsDesk(stage: Stage): string {
  return (
    room(stage, { wall: ['#47564c', '#37463d'], floor: '#7a573d', skirting: 700 }) +
    shelf(stage, {
      y: 270,
      props: [
        ['vase', 'plain', oat],
        ['candle', 'plain', cream],
        ['jug', 'plain', brick],
      ],
      scale: 0.3,
    }) +
    person(stage, 'tailor', { part: 0.16, pose: 'hold' }) +
    tableOf(stage, { y: 580, props: [], scale: 0.5 }) +
    bolts(stage, {
      x: at(stage, -0.3),
      y: 572,
      cloths: [
        ['floral', navyInk],
        ['stripe', rose],
        ['botanical', cream],
      ],
    }) +
    bolts(stage, {
      x: at(stage, 0.64),
      y: 572,
      cloths: [
        ['tartan', pine],
        ['spot', ochre],
      ],
    })
  )
}
