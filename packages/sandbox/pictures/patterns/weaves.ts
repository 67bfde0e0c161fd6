import { darker, lighter, lightness, mix } from '../colour.ts'
import { d } from '../shapes.ts'
import { bar, ground, strokes, type DrawTile } from './tile.ts'

/** A slubby plain weave: almost nothing, so that the cloth is not flat. */
export const plain: DrawTile = ({ base }, random) => {
  const size = { width: 64, height: 64 }
  let slubs = ''
  for (let index = 0; index < 7; index++) {
    const x = random.between(2, 40)
    slubs += d`M${x} ${4 + index * 9}h${random.between(8, 20)}M${8 + index * 8} ${x}v${random.between(6, 14)}`
  }
  return {
    ...size,
    art:
      ground(size, base) +
      `<g opacity=".3">${strokes(slubs, lightness(base) > 0.5 ? darker(base, 0.12) : lighter(base, 0.12), 1)}</g>`,
  }
}

/** Upright stripes: ticking, candy or deckchair. */
export const stripe: DrawTile = ({ base, inks }, random) => {
  const kind = random.pick(['ticking', 'candy', 'deckchair'] as const)
  if (kind === 'candy') {
    const size = { width: 22, height: 40 }
    return { ...size, art: ground(size, base) + bar(0, 0, 10, 40, inks[0]) }
  }
  if (kind === 'ticking') {
    const size = { width: 34, height: 40 }
    return {
      ...size,
      art: ground(size, base) + bar(4, 0, 2, 40, inks[0]) + bar(9, 0, 7, 40, inks[0]) + bar(19, 0, 2, 40, inks[0]),
    }
  }
  const size = { width: 76, height: 40 }
  return {
    ...size,
    art:
      ground(size, base) +
      bar(6, 0, 18, 40, inks[0]) +
      bar(28, 0, 3, 40, inks[1]) +
      bar(44, 0, 10, 40, inks[1]) +
      bar(60, 0, 4, 40, inks[0]),
  }
}

export const bretonStripe: DrawTile = ({ base, inks }, random) => {
  const gap = random.pick([24, 30, 36])
  const size = { width: 40, height: gap }
  return {
    ...size,
    art: ground(size, base) + bar(0, gap * 0.5, 40, Math.round(gap * random.pick([0.3, 0.42])), inks[0]),
  }
}

export const gingham: DrawTile = ({ base, inks }, random) => {
  const half = random.pick([12, 16, 22])
  const size = { width: half * 2, height: half * 2 }
  const pale = lightness(base) > 0.6 ? base : lighter(base, 0.86)
  const ink = lightness(base) > 0.6 ? inks[0] : base
  return {
    ...size,
    art: ground(size, pale) + bar(0, 0, half, half * 2, ink, 0.55) + bar(0, 0, half * 2, half, ink, 0.55),
  }
}

/** A tattersall or a windowpane. */
export const check: DrawTile = ({ base, inks }, random) => {
  const cell = random.pick([46, 60])
  const size = { width: cell, height: cell }
  const grid = (at: number, width: number, ink: string, opacity: number) =>
    bar(at, 0, width, cell, ink, opacity) + bar(0, at, cell, width, ink, opacity)
  return {
    ...size,
    art:
      ground(size, base) +
      grid(8, 4, inks[0], 0.8) +
      grid(cell / 2 + 8, 3, inks[1], 0.8) +
      (cell > 50 ? grid(18, 2, inks[0], 0.5) : ''),
  }
}

export const tartan: DrawTile = ({ base, inks }) => {
  const size = { width: 104, height: 104 }
  const dark = darker(base, 0.45)
  const sett = (upright: boolean) => {
    const band = (at: number, width: number, ink: string, opacity: number) =>
      upright ? bar(at, 0, width, 104, ink, opacity) : bar(0, at, 104, width, ink, opacity)
    return (
      band(0, 26, dark, 0.5) +
      band(11, 4, inks[0], 0.7) +
      band(36, 5, inks[1], 0.55) +
      band(52, 30, dark, 0.32) +
      band(65, 3, inks[2], 0.85) +
      band(91, 5, inks[1], 0.55)
    )
  }
  return { ...size, art: ground(size, base) + sett(true) + sett(false) + twill(104, 104, '#fff', 0.1) }
}

export const denim: DrawTile = ({ base }, random) => {
  const size = { width: 48, height: 48 }
  let fades = ''
  for (let index = 0; index < 8; index++) {
    fades += d`M${random.between(2, 46)} ${random.between(0, 30)}v${random.between(6, 17)}`
  }
  return {
    ...size,
    art:
      ground(size, base) +
      twill(48, 48, lighter(base, 0.6), 0.3) +
      `<g opacity=".16">${strokes(fades, '#fff', 1.2)}</g>`,
  }
}

export const cord: DrawTile = ({ base }) => {
  const size = { width: 9, height: 20 }
  return {
    ...size,
    art: ground(size, base) + bar(0, 0, 2.4, 20, darker(base, 0.38), 0.6) + bar(4.5, 0, 2, 20, lighter(base, 0.4), 0.4),
  }
}

/** A wave that a comb might have drawn. */
export const ripple: DrawTile = ({ base, inks }, random) => {
  const size = { width: 56, height: 48 }
  const swing = random.between(7, 10)
  const wave = (y: number) => d`M-14 ${y}q14 ${-swing * 2} 28 0t28 0t28 0`
  return {
    ...size,
    art:
      ground(size, base) +
      strokes(wave(8) + wave(56), inks[0], 5) +
      strokes(wave(24), inks[1], 3) +
      strokes(wave(38), mix(base, inks[0], 0.45), 3),
  }
}

function twill(width: number, height: number, ink: string, opacity: number): string {
  let path = ''
  for (let at = -height; at < width; at += 6) {
    path += `M${at} ${height}l${height} ${-height}`
  }
  return `<path d="${path}" stroke="${ink}" stroke-width="1.6" opacity="${opacity}"/>`
}
