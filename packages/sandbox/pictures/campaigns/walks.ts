import { drawFigure, type Standing } from '../figures/figure.ts'
import { people } from '../figures/people.ts'
import { addShadow } from '../picture.ts'
import { clothesPegs } from '../props.ts'
import { d } from '../shapes.ts'
import { brick, cream, moss, navyInk, oat, ochre, rose, sky } from './colourways.ts'
import { backcloth, clouds, gulls, hills, meadow, sea, trees } from './landscape.ts'
import { at, house, rain, row, umbrella } from './parts.ts'
import type { Stage } from './stage.ts'

function walker(stage: Stage, who: keyof typeof people, part: number, how: Omit<Standing, 'x'>) {
  return drawFigure(stage, people[who], { x: at(stage, part), ...how })
}

function skyOf(stage: Stage, top: string, low: string) {
  return backcloth(
    stage,
    stage.gradient([
      [0, top],
      [0.75, low],
    ]),
  )
}

/** A walk in the rain, in the clothes for it. */
export function rainyWalk(stage: Stage): string {
  const { random, width } = stage
  return (
    skyOf(stage, '#4d6069', '#7c8f90') +
    hills(stage, { y: 500, swing: 40, fill: '#5f7470' }) +
    trees(
      random,
      [{ leaves: '#8a6a3c' }, { leaves: '#6d7a4c' }],
      [0.08, 0.24, 0.42, 0.92].map((part) => ({ x: width * part, y: 610, size: 90 })),
    ) +
    hills(stage, { y: 610, swing: 18, fill: '#56683f' }) +
    d`<path d="M0 720Q${width / 2} 690 ${width} 724V800H0Z" fill="#8f7d63"/><ellipse cx="${at(stage, 0.1)}" cy="768" rx="190" ry="15" fill="#b9c9cc" opacity=".6"/>` +
    walker(stage, 'walker', -0.3, {
      y: 760,
      height: 470,
      pose: 'hold',
      held: `<g transform="translate(20 -24)">${umbrella('#b8553d')}</g>`,
    }) +
    walker(stage, 'splasher', 0.42, { y: 764, height: 310, pose: 'walk', isChild: true }) +
    rain(stage)
  )
}

/** A street of lit windows, and somebody going home along it. */
export function duskStreet(stage: Stage): string {
  const { width } = stage
  const count = Math.max(2, Math.round(width / 260))
  const walls = ['#5d4c58', '#4d5870', '#6b4a48', '#485b5c'] as const
  const terrace = Array.from({ length: count }, (_, index) =>
    house(
      { x: (index * width) / count, y: 650, width: width / count, height: 250 + (index % 3) * 26 },
      walls[index % 4] ?? walls[0],
    ),
  )
  return (
    skyOf(stage, '#2f3a55', '#7d6a7c') +
    terrace.join('') +
    d`<path d="M0 650H${width}V800H0Z" fill="#574f55"/><path d="M0 650H${width}v16H0z" fill="#7f747a"/>` +
    walker(stage, 'shopper', 0, {
      y: 762,
      height: 480,
      pose: 'walk',
      held: stage.place(['bag', 'gingham', brick], { x: 0, y: 84, scale: 0.32 }),
    })
  )
}

/** Two on a beach, out of season. */
export function shoreWalk(stage: Stage): string {
  return (
    skyOf(stage, '#9db8c0', '#efe3cb') +
    clouds(stage, 130) +
    gulls(stage, 200) +
    sea(stage, {
      y: 430,
      depth: 190,
      fill: stage.gradient([
        [0, '#7ea6ae'],
        [1, '#4f8793'],
      ]),
    }) +
    hills(stage, { y: 604, swing: 10, fill: '#dcc9a3' }) +
    walker(stage, 'rambler', -0.3, { y: 752, height: 480, pose: 'walk' }) +
    walker(stage, 'climber', 0.4, { y: 762, height: 310, pose: 'reach', isChild: true })
  )
}

/** Children on a picnic, dressed for it. */
export function smallPicnic(stage: Stage): string {
  const { focus, reach, random, width } = stage
  return (
    skyOf(stage, '#c9dbdc', '#f5ebd3') +
    clouds(stage, 150) +
    hills(stage, { y: 470, swing: 36, fill: '#b4c39a' }) +
    trees(
      random,
      [{ leaves: '#7f9361', fruit: '#c9683f' }],
      [0.1, 0.9].map((part) => ({ x: width * part, y: 580, size: 120 })),
    ) +
    hills(stage, { y: 560, swing: 14, fill: '#93a468' }) +
    meadow(stage, { y: 600, depth: 190, ink: '#77884f', flower: '#fff1dc' }) +
    d`<path d="M${focus - reach} 770L${focus - reach * 0.7} 650H${focus + reach * 0.7}L${focus + reach} 770Z" fill="${stage.cloth(['gingham', brick])}" class="b"/>` +
    walker(stage, 'twirler', -0.5, { y: 730, height: 400, pose: 'hold', isChild: true }) +
    walker(stage, 'climber', 0.36, { y: 736, height: 430, pose: 'reach', isChild: true }) +
    addShadow(
      stage.stand(['bag', 'stripe', oat], { x: at(stage, -0.02), y: 742, scale: 0.34 }) +
        stage.stand(['mug', 'spot', ochre], { x: at(stage, 0.72), y: 758, scale: 0.24 }),
    )
  )
}

/** Puddles and small clothes. */
export function puddles(stage: Stage): string {
  return (
    skyOf(stage, '#b4c7cc', '#e9e3d2') +
    hills(stage, { y: 480, swing: 40, fill: '#a3b48c' }) +
    hills(stage, { y: 590, swing: 16, fill: '#8b9c68' }) +
    d`<path d="M0 660Q${stage.width / 2} 636 ${stage.width} 664V800H0Z" fill="#cdb894"/><ellipse cx="${stage.focus}" cy="742" rx="${stage.reach * 0.9}" ry="32" fill="#9dbac4"/>` +
    walker(stage, 'splasher', -0.42, { y: 738, height: 430, pose: 'reach', isChild: true }) +
    walker(stage, 'twirler', 0.42, { y: 744, height: 390, pose: 'walk', isChild: true, isFlipped: true })
  )
}

/** Somebody pegging out the washing. */
export function washingDay(stage: Stage): string {
  const { reach } = stage
  const line = { ...stage, focus: at(stage, 0.36), reach: reach * 0.64 }
  const scale = stage.isWide ? 0.5 : 0.4
  const pegs = [-0.667, 0, 0.667].map(
    (part) => d`<g transform="translate(${Math.round(at(line, part))} 224)scale(.7)">${clothesPegs(6, 46)}</g>`,
  )
  return (
    skyOf(stage, '#b9d3da', '#f4ead3') +
    clouds(stage, 110) +
    hills(stage, { y: 520, swing: 40, fill: '#b4c39a' }) +
    hills(stage, { y: 640, swing: 16, fill: '#93a468' }) +
    meadow(stage, { y: 660, depth: 120, ink: '#77884f', flower: '#f3c9bd' }) +
    d`<path d="M${at(stage, -1)} 222H${at(stage, 1.05)}" stroke="#fffaf0" stroke-width="4"/>` +
    row(line, {
      y: 228,
      props: [
        ['breton', 'breton-stripe', cream],
        ['shorts', 'spot', brick],
        ['kids-dress', 'ditsy', ochre],
      ],
      scale,
    }) +
    pegs.join('') +
    walker(stage, 'dancer', -0.62, { y: 756, height: 500, pose: 'reach' })
  )
}

/** The shop from across the street, its door and windows lit. */
export function shopFront(stage: Stage): string {
  const { focus, width } = stage
  const reach = stage.reach * (stage.isWide ? 0.84 : 0.94)
  const [left, right] = [focus - reach, focus + reach]
  const pane = (x: number, wide: number) => d`<path d="M${x} 330h${wide}v300h${-wide}z" fill="#f7e3b8" class="b"/>`
  const wide = reach * 0.66
  return (
    skyOf(stage, '#3b4a52', '#5b6a68') +
    d`<path d="M0 120H${width}V712H0z" fill="#4a5250"/><path d="M0 712H${width}V800H0z" fill="#6d665e"/><path d="M${left - 40} 170H${right + 40}V716H${left - 40}z" fill="#36544f" class="b"/><path d="M${left - 60} 196H${right + 60}v86H${left - 60}z" fill="#2a433f" class="b"/>` +
    d`<text x="${focus}" y="258" font-family="Georgia,serif" font-size="54" fill="#f7f0e1" text-anchor="middle">selvedge</text><path d="M${focus - 104} 270h208" stroke="#d9938c" stroke-width="3" stroke-dasharray="9 6"/>` +
    pane(left, wide) +
    pane(right - wide, wide) +
    d`<path d="M${focus - reach * 0.24} 330h${reach * 0.48}v384h${-reach * 0.48}z" fill="#2a433f" class="b"/><path d="M${focus - reach * 0.17} 356h${reach * 0.34}v210h${-reach * 0.34}z" fill="#f7e3b8"/>` +
    row(
      { ...stage, focus: left + wide / 2, reach: wide / 2 },
      {
        y: 356,
        props: [
          ['midi-dress', 'floral', navyInk],
          ['coat', 'plain', moss],
        ],
        scale: Math.min(0.38, wide / 660),
      },
    ) +
    row(
      { ...stage, focus: right - wide / 2, reach: wide / 2 },
      {
        y: 356,
        props: [
          ['jumper', 'fair-isle', moss],
          ['shirt-dress', 'ditsy', rose],
        ],
        scale: Math.min(0.38, wide / 660),
      },
    ) +
    walker(stage, 'shopper', 0, { y: 778, height: 400, pose: 'walk' })
  )
}

/** Somebody at a stall, choosing. */
export function marketDay(stage: Stage): string {
  const { focus, reach } = stage
  const [left, right] = [focus - reach * 0.5, focus + reach]
  const step = (right - left) / 7
  const awning = Array.from(
    { length: 7 },
    (_, index) =>
      d`<path d="M${left + index * step} 170h${step}v80a${step / 2} 30 0 0 1 ${-step} 0Z" fill="${index % 2 ? '#f7f0e1' : '#b8553d'}" class="b"/>`,
  )
  return (
    skyOf(stage, '#d4ddd6', '#f3e6cd') +
    hills(stage, { y: 560, swing: 30, fill: '#c3c9a6' }) +
    d`<path d="M0 680H${stage.width}V800H0Z" fill="#d8c3a0"/><path d="M${left + 10} 240h14v480h-14zM${right - 24} 240h14v480h-14z" fill="#8d6c4b"/>` +
    row(
      { ...stage, focus: (left + right) / 2, reach: (right - left) * 0.4 },
      {
        y: 270,
        props: [
          ['scarf', 'tartan', brick],
          ['apron', 'botanical', navyInk],
        ],
        scale: 0.36,
      },
    ) +
    d`<path d="M${left} 580H${right}v140H${left}z" fill="#b98d5e" class="b"/><path d="M${left - 12} 562H${right + 12}v26H${left - 12}z" fill="#a67c4f" class="b"/>` +
    stage.stand(['vase', 'stripe', sky], { x: left + (right - left) * 0.3, y: 566, scale: 0.4 }) +
    stage.stand(['jug', 'ditsy', moss], { x: left + (right - left) * 0.72, y: 566, scale: 0.36 }) +
    awning.join('') +
    walker(stage, 'hostess', -0.74, {
      y: 768,
      height: 500,
      pose: 'hold',
      held: stage.place(['bag', 'gingham', rose], { x: 0, y: 90, scale: 0.3 }),
    })
  )
}
