import { darker, mix, type Hex, type Palette } from './colour.ts'
import type { Random } from './random.ts'
import { d, leaf } from './shapes.ts'

const oak = '#bd9264'

/** A wooden hanger whose shoulders rest at y = `at`, and its hook. */
export function hanger(at: number) {
  return (
    d`<path d="M0 ${at - 30}C0 ${at - 46} 18 ${at - 44} 18 ${at - 62}C18 ${at - 82} -14 ${at - 84} -16 ${at - 64}" fill="none" stroke="#8d7a5c" stroke-width="5" stroke-linecap="round"/>` +
    d`<path d="M-104 ${at + 26}Q-40 ${at - 34} 0 ${at - 34}Q40 ${at - 34} 104 ${at + 26}Q60 ${at - 6} 0 ${at - 8}Q-60 ${at - 6} -104 ${at + 26}Z" fill="${oak}" class="b"/>`
  )
}

/** A hanger with two clips, its bar at y = `at`. */
export function clips(at: number) {
  return (
    d`<path d="M0 ${at - 12}V${at - 30}C0 ${at - 46} 18 ${at - 44} 18 ${at - 62}C18 ${at - 82} -14 ${at - 84} -16 ${at - 64}M-92 ${at - 10}H92" fill="none" stroke="#8d7a5c" stroke-width="5" stroke-linecap="round"/>` +
    d`<path d="M-74 ${at - 16}h20v36h-20zM54 ${at - 16}h20v36h-20z" fill="${oak}" class="b"/>`
  )
}

/** Two clothes pegs, `spread` apart, that hold something by y = `at`. */
export function clothesPegs(at: number, spread: number) {
  return [-spread, spread]
    .map((x) => d`<path d="M${x - 6} ${at - 26}h12l2 52h-6l-2 -26l-2 26h-6z" fill="${oak}" class="b"/>`)
    .join('')
}

/** The height that pegs hold at, below the top of their rail. */
export const pegDrop = 46

/** A rail of pegs across the picture, the middle one in the middle. */
export function pegRail(y: number): string {
  const pegs = [-420, -210, 0, 210, 420]
    .map(
      (x) =>
        `<path d="M${x - 7} ${y + 14}h14l3 30h-20z" fill="#a67c4f" class="b"/><circle cx="${x}" cy="${y + pegDrop}" r="12" fill="${oak}" class="b"/>`,
    )
    .join('')
  return `<path d="M-1200 ${y}H1200V${y + 34}H-1200Z" fill="#d3b083"/><path d="M-1200 ${y + 34}H1200V${y + 42}H-1200Z" fill="#49301f" opacity=".13"/>${pegs}`
}

/** A brass rail seen from the front. */
export function brassRail(y: number, from = -1200, to = 1200) {
  return `<path d="M${from} ${y}H${to}" stroke="#b08d46" stroke-width="9"/><path d="M${from} ${y - 2}H${to}" stroke="#e6cf93" stroke-width="2.5"/>`
}

/** The shade of a branch outside the window, from its foot. */
export function leafShade(random: Random, x: number, y: number): string {
  let path = ''
  for (let step = 1; step < 8; step++) {
    const along = step * 52
    path += leaf(
      x + along * 0.8,
      y + along * 0.5,
      120 + (step % 2 ? 62 : -68) + random.between(-12, 12),
      random.between(96, 140) - step * 4,
      32,
    )
  }
  return `<path d="${path}${d`M${x - 60} ${y - 40}l${400} ${246}l-4 8z`}" fill="#3d2a1c" opacity=".085"/>`
}

/** The light of a window, aslant. */
export function windowLight(x: number, y: number) {
  return `<path d="M${x} ${y}l120 -34v190l-120 44zM${x + 136} ${y - 38}l120 -34v188l-120 44zM${x} ${y + 216}l120 -44v190l-120 54zM${x + 136} ${y + 166}l120 -44v190l-120 54z" fill="#fff8e6" opacity=".34"/>`
}

/** A stoneware vase with a few stems, its foot at the given point. */
export function stems(
  x: number,
  y: number,
  { ink, glaze, scale = 1 }: { ink: Hex; glaze: Hex; scale?: number },
): string {
  const leaves = [0, 1, 2, 3, 4]
    .map(
      (step) =>
        leaf(-4 - step * 5, -128 - step * 34, -58 + step * 5, 46 - step * 4, 13) +
        leaf(2 - step * 5, -142 - step * 34, 48 - step * 4, 44 - step * 4, 12),
    )
    .join('')
  const berries = [
    [34, -232],
    [52, -206],
    [60, -246],
    [40, -262],
    [70, -222],
  ]
    .map(([bx, by]) => `<circle cx="${bx}" cy="${by}" r="9"/>`)
    .join('')
  return (
    `<g transform="translate(${x} ${y})scale(${scale})"><path d="M0 -90Q-6 -220 -34 -320M4 -90Q20 -180 52 -244" fill="none" stroke="#5f6f4c" stroke-width="4"/><path d="${leaves}" fill="#71855a" class="b"/><g fill="${ink}" class="b">${berries}</g>` +
    `<path d="M-22 -104C-18 -84 -54 -66 -56 -34C-56 -10 -40 0 -30 0H30C40 0 56 -10 56 -34C54 -66 18 -84 22 -104Z" fill="${glaze}" class="b"/><path d="M-22 -104C-18 -84 -54 -66 -56 -34C-56 -10 -40 0 -30 0H30C40 0 56 -10 56 -34C54 -66 18 -84 22 -104Z" class="g"/><path d="M-56 -36Q0 -22 56 -36" fill="none" stroke="${ink}" stroke-width="5" opacity=".7"/></g>`
  )
}

/** A few books or boxes, the lowest at y. */
export function books(x: number, y: number, palette: Palette): string {
  const spines = [palette.inks[0], mix(palette.base, '#f3e8d6', 0.4), palette.inks[1]]
  return spines
    .map(
      (ink, index) =>
        `<path d="M${x - 84 + index * 7} ${y - 26 * (index + 1)}h${166 - index * 16}v26h${-166 + index * 16}z" fill="${ink}" class="b"/><path d="M${x - 66 + index * 7} ${y - 26 * (index + 1) + 9}h60" stroke="#f7f0e1" stroke-width="3" opacity=".7"/>`,
    )
    .join('')
}

/** A milking stool whose seat is at y, its feet at `floor`. */
export function stool(y: number, floor: number) {
  return (
    `<path d="M-150 ${y + 26}L-184 ${floor}h24L-112 ${y + 26}ZM150 ${y + 26}L184 ${floor}h-24L112 ${y + 26}ZM-20 ${y + 26}L-24 ${floor - 30}h24L16 ${y + 26}Z" fill="#a67c4f" class="b"/>` +
    `<path d="M-204 ${y}Q0 ${y - 16} 204 ${y}Q214 ${y + 16} 200 ${y + 30}Q0 ${y + 44} -200 ${y + 30}Q-214 ${y + 16} -204 ${y}Z" fill="${oak}" class="b"/><path d="M-196 ${y + 26}Q0 ${y + 40} 196 ${y + 26}" stroke="${darker(oak, 0.3)}" fill="none" stroke-width="2"/>`
  )
}

export function contactShade(x: number, y: number, width: number) {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width * 0.13)}" fill="#2b1a0e" opacity=".16"/>`
}
