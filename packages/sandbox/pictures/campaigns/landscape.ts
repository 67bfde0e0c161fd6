import { darker, mix, type Hex } from '../colour.ts'
import type { Random } from '../random.ts'
import { blob, d, leaf, petals } from '../shapes.ts'
import type { Stage } from './stage.ts'

export function backcloth({ width, height }: Stage, fill: string) {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}

/** A ridge across the picture: its mean height and how far it swings. */
export function hills(
  { width, height, random }: Stage,
  { y, swing, fill }: { y: number; swing: number; fill: Hex },
): string {
  const step = width / 4
  let path = d`M0 ${y + random.between(-swing, swing)}`
  for (let index = 0; index < 4; index++) {
    path += d`C${step * (index + 0.35)} ${y - swing * random.between(0.2, 1)} ${step * (index + 0.65)} ${y - swing * random.between(-0.6, 0.6)} ${step * (index + 1)} ${y + random.between(-0.5, 0.5) * swing}`
  }
  return `<path d="${path}${d`V${height}H0Z`}" fill="${fill}"/>`
}

export function sea({ width, random }: Stage, { y, depth, fill }: { y: number; depth: number; fill: string }): string {
  let ripples = ''
  for (let index = 0; index < 22; index++) {
    const down = random.between(0.06, 0.95)
    const length = 26 + down * 74
    ripples += d`M${random.between(0, width)} ${y + depth * down}q${length / 2} ${-4 - down * 5} ${length} 0`
  }
  return `<path d="M0 ${y}H${width}V${y + depth}H0Z" fill="${fill}"/><path d="${ripples}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>`
}

/** Tufts and small flowers along a strip of ground. */
export function meadow(
  { width, random }: Stage,
  { y, depth, ink, flower }: { y: number; depth: number; ink: Hex; flower: Hex },
): string {
  const tuft = `<path id="tf" d="${leaf(0, 0, -18, 26, 4)}${leaf(4, 0, 4, 32, 4)}${leaf(8, 0, 24, 24, 4)}" fill="${ink}"/>`
  const head = `<path id="hd" d="${petals(0, 0, 5, () => random.between(6, 8))}" fill="${flower}"/>`
  const strewn = Array.from({ length: Math.round(width / 30) }, (_, index) => {
    const [x, foot] = [random.between(0, width), y + random.between(0, depth)]
    return d`<use href="#${index % 4 === 3 ? 'hd' : 'tf'}" x="${Math.round(x)}" y="${Math.round(foot)}"/>`
  })
  return `<defs>${tuft}${head}</defs>${strewn.join('')}`
}

type Crown = readonly [x: number, y: number, radius: number]

/** A round-headed tree whose trunk meets the ground at x, y. */
export function tree(
  random: Random,
  { x, y, size, leaves, fruit }: { x: number; y: number; size: number; leaves: Hex; fruit?: Hex },
): string {
  const crowns: readonly [Crown, ...Crown[]] = [
    [0, -1.5, 0.62],
    [-0.52, -1.15, 0.46],
    [0.54, -1.2, 0.48],
    [0.2, -1.86, 0.44],
    [-0.28, -1.8, 0.42],
  ]
  const puff = (grow: number, dx: number, dy: number) =>
    crowns
      .map(([cx, cy, radius]) =>
        blob(x + (cx + dx) * size, y + (cy + dy) * size, radius * size * grow, () => random.between(0.92, 1.08)),
      )
      .join('')
  let lit = ''
  let berries = ''
  for (let index = 0; index < 16; index++) {
    const [cx, cy, radius] = random.pick(crowns)
    const [turn, out] = [random.between(0, 6.3), random.between(0.1, 0.82) * radius * size]
    const [px, py] = [x + cx * size + Math.cos(turn) * out, y + cy * size + Math.sin(turn) * out]
    lit += leaf(px, py, random.between(-60, 60), size * 0.13, size * 0.045)
    berries += index % 2 ? blob(px + 6, py + 8, size * 0.052, () => random.between(0.92, 1.08)) : ''
  }
  return (
    `<path d="${d`M${x - size * 0.1} ${y}C${x - size * 0.04} ${y - size * 0.5} ${x - size * 0.08} ${y - size * 0.8} ${x - size * 0.3} ${y - size * 1.2}L${x} ${y - size * 0.86}L${x + size * 0.3} ${y - size * 1.2}C${x + size * 0.08} ${y - size * 0.8} ${x + size * 0.05} ${y - size * 0.5} ${x + size * 0.12} ${y}Z`}" fill="#7d5f45"/>` +
    `<path d="${puff(1, 0, 0)}" fill="${leaves}"/><path d="${puff(0.7, -0.1, -0.1)}" fill="${mix(leaves, '#fff3cf', 0.16)}"/><path d="${lit}" fill="${darker(leaves, 0.26)}"/>${fruit ? `<path d="${berries}" fill="${fruit}"/>` : ''}`
  )
}

/** The same trees over and over, as a wood is: each spot takes the next kind. */
export function trees(
  random: Random,
  kinds: readonly { leaves: Hex; fruit?: Hex }[],
  spots: readonly { x: number; y: number; size: number }[],
): string {
  const drawn = kinds.map((kind, index) => `<g id="tr${index}">${tree(random, { x: 0, y: 0, size: 100, ...kind })}</g>`)
  const planted = spots.map(
    ({ x, y, size }, index) =>
      `<use href="#tr${index % kinds.length}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${(index % 2 ? -size : size) / 100} ${size / 100})"/>`,
  )
  return `<defs>${drawn.join('')}</defs>${planted.join('')}`
}

export function clouds({ width, random }: Stage, y: number): string {
  let path = ''
  for (let index = 0; index < 3; index++) {
    const [x, top, size] = [random.between(0.05, 0.9) * width, y + random.between(-50, 70), random.between(60, 110)]
    path += d`M${x} ${top}c${size * 0.1} ${-size * 0.4} ${size * 0.7} ${-size * 0.46} ${size * 0.9} ${-size * 0.1}c${size * 0.4} ${-size * 0.3} ${size} 0 ${size * 0.9} ${size * 0.2}z`
  }
  return `<path d="${path}" fill="#fffaf0" opacity=".62"/>`
}

export function gulls({ width, random }: Stage, y: number): string {
  let path = ''
  for (let index = 0; index < 4; index++) {
    const [x, top, size] = [random.between(0.12, 0.88) * width, y + random.between(-60, 60), random.between(12, 20)]
    path += d`M${x - size} ${top}q${size * 0.5} ${-size * 0.6} ${size} 0q${size * 0.5} ${-size * 0.6} ${size} 0`
  }
  return `<path d="${path}" fill="none" stroke="#4a5a60" stroke-width="3" stroke-linecap="round"/>`
}

export function sun(x: number, y: number, radius: number, fill: Hex) {
  return d`<circle cx="${x}" cy="${y}" r="${radius * 1.5}" fill="${fill}" opacity=".22"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity=".8"/>`
}

export function bunting({ width }: Stage, y: number, inks: readonly Hex[]): string {
  const count = Math.max(6, Math.round(width / 84))
  const sag = (x: number) => y + 56 * Math.sin((x / width) * Math.PI)
  const flags = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * width
    return `<path d="${d`M${x - 25} ${sag(x - 25)}L${x + 25} ${sag(x + 25)}L${x} ${sag(x) + 52}Z`}" fill="${inks[index % inks.length] ?? '#fff'}" class="b"/>`
  })
  return `<path d="${d`M0 ${y}Q${width / 2} ${y + 112} ${width} ${y}`}" fill="none" stroke="#fffaf0" stroke-width="4"/>${flags.join('')}`
}
