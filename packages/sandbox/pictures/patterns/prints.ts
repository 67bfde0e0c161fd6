import { lightness, mix } from '../colour.ts'
import { blob, d, leaf, petals } from '../shapes.ts'
import { ground, marks, placed, strokes, type DrawTile } from './tile.ts'

function motif(id: string, art: string) {
  return `<defs><g id="${id}">${art}</g></defs>`
}

/** Full-blown flowers with leaves between them. */
export const floral: DrawTile = ({ base, inks }, random) => {
  const size = { width: 150, height: 150 }
  const [bloom, green, spark] = inks
  const leafInk = lightness(base) > 0.55 ? mix(green, '#5d7150', 0.55) : mix(green, '#a9b98c', 0.45)
  const dark = lightness(bloom) > 0.5 ? mix(bloom, spark, 0.55) : mix(bloom, '#fff1dc', 0.4)
  const flower =
    marks(
      petals(0, 0, 6, () => random.between(29, 34)),
      bloom,
    ) +
    marks(
      petals(0, 0, 6, () => random.between(15, 19)),
      dark,
    ) +
    marks(
      blob(0, 0, 6.5, () => random.between(0.9, 1.1)),
      spark,
    ) +
    strokes('M0 -13V-18M12 -6l4 -2.5M12 6l4 2.5M0 13V18M-12 6l-4 2.5M-12 -6l-4 -2.5', spark, 1.6)
  const bud =
    marks(
      petals(0, 0, 5, () => random.between(13, 16)),
      spark,
    ) +
    marks(
      blob(0, 0, 4, () => 1),
      bloom,
    )
  const spray =
    strokes('M0 22Q3 0 -1 -22', leafInk, 1.8) +
    marks(
      [
        leaf(0, -12, -8, 23, 11),
        leaf(0, -4, 52, 22, 10),
        leaf(1, 2, -50, 22, 10),
        leaf(1, 12, 56, 19, 9),
        leaf(1, 16, -58, 18, 8),
      ].join(''),
      leafInk,
    )
  const spots = [
    { x: 34, y: 36, motif: 'fa', turn: random.between(0, 60) },
    { x: 110, y: 108, motif: 'fa', turn: random.between(60, 120), scale: 0.92 },
    { x: 108, y: 30, motif: 'fa', turn: random.between(0, 90), scale: 0.68 },
    { x: 36, y: 114, motif: 'fb', turn: random.between(0, 70), scale: 1.1 },
    { x: 72, y: 70, motif: 'fb', turn: 20, scale: 0.9 },
    { x: 72, y: 28, motif: 'fc', turn: 28 },
    { x: 146, y: 62, motif: 'fc', turn: -30 },
    { x: 70, y: 118, motif: 'fc', turn: 150 },
    { x: 26, y: 80, motif: 'fc', turn: 84, scale: 0.8 },
    { x: 144, y: 142, motif: 'fb', scale: 0.8 },
  ]
  return {
    ...size,
    art:
      ground(size, base) +
      motif('fa', flower) +
      motif('fb', bud) +
      motif('fc', spray) +
      spots
        .toReversed()
        .map((spot) => placed(size, 38, spot))
        .join(''),
  }
}

/** Small flowers strewn without a direction. */
export const ditsy: DrawTile = ({ base, inks }, random) => {
  const size = { width: 84, height: 84 }
  const small = (ink: string, heart: string) =>
    marks(
      petals(0, 0, 5, () => random.between(6.5, 8)),
      ink,
    ) +
    marks(
      blob(0, 0, 2.2, () => 1),
      heart,
    )
  const twig = strokes('M0 8Q1 2 0 -5', inks[2], 1.2) + marks(leaf(0, 3, 50, 8, 3) + leaf(0, 0, -50, 8, 3), inks[2])
  const spots = [
    { x: 16, y: 16, motif: 'da' },
    { x: 58, y: 24, motif: 'db' },
    { x: 34, y: 46, motif: 'da' },
    { x: 74, y: 58, motif: 'da' },
    { x: 14, y: 70, motif: 'db' },
    { x: 52, y: 74, motif: 'db' },
    { x: 36, y: 18, motif: 'dc' },
    { x: 76, y: 34, motif: 'dc' },
    { x: 12, y: 44, motif: 'dc' },
    { x: 54, y: 52, motif: 'dc' },
    { x: 34, y: 74, motif: 'dc' },
    { x: 78, y: 78, motif: 'dc' },
  ]
  const strewn = spots.map((spot) =>
    placed(size, 10, {
      ...spot,
      x: spot.x + random.between(-3, 3),
      y: spot.y + random.between(-3, 3),
      turn: random.between(0, 360),
    }),
  )
  return {
    ...size,
    art:
      ground(size, base) +
      motif('da', small(inks[0], inks[1])) +
      motif('db', small(inks[1], inks[0])) +
      motif('dc', twig) +
      strewn.join(''),
  }
}

/** Tall stems of leaves and seed heads. */
export const botanical: DrawTile = ({ base, inks }, random) => {
  const size = { width: 132, height: 168 }
  const fern =
    Array.from({ length: 7 }, (_, step) => {
      const y = 70 - step * 20
      const length = 27 - step * 2.2
      return (
        leaf(0, y, 52 - step * 2, length * random.between(0.9, 1.1), 6.5) +
        leaf(0, y - 4, -52 + step * 2, length * random.between(0.9, 1.1), 6.5)
      )
    }).join('') + leaf(0, -66, 0, 20, 6)
  const seeds = [-34, -17, 0, 17, 34]
    .map((turn) => d`M0 4L${Math.sin(turn / 40) * 40} ${-Math.cos(turn / 40) * 38}`)
    .join('')
  const heads = [-34, -17, 0, 17, 34]
    .map((turn) => blob(Math.sin(turn / 40) * 42, -Math.cos(turn / 40) * 40, 5, () => random.between(0.85, 1.15)))
    .join('')
  const umbel =
    strokes(`M0 62Q4 30 0 4${seeds}`, inks[1], 1.8) +
    marks(heads, inks[1]) +
    marks(leaf(1, 40, 48, 26, 6) + leaf(1, 50, -50, 24, 6), mix(inks[1], base, 0.25))
  return {
    ...size,
    art:
      ground(size, base) +
      motif('ba', strokes('M0 82Q4 10 0 -70', inks[0], 2) + marks(fern, inks[0])) +
      motif('bb', umbel) +
      placed(size, 90, { x: 32, y: 84, motif: 'ba', turn: 5 }) +
      placed(size, 72, { x: 98, y: 40, motif: 'bb', turn: -5 }) +
      placed(size, 72, { x: 98, y: 124, motif: 'bb', turn: 172 }),
  }
}

/** A carved block: a leafy lozenge in half-drop repeat, with a dotted diaper. */
export const blockPrint: DrawTile = ({ base, inks }, random) => {
  const size = { width: 88, height: 112 }
  const wobble = () => random.between(0.94, 1.06)
  const sides = [0, 1, 2]
    .map(
      (step) =>
        leaf(0, 20 - step * 12, 42 + step * 6, (19 - step * 3) * wobble(), 6) +
        leaf(0, 20 - step * 12, -42 - step * 6, (19 - step * 3) * wobble(), 6),
    )
    .join('')
  const buta =
    strokes('M0 34V-4', inks[0], 2.4) +
    marks(sides, inks[0]) +
    marks(
      petals(0, -18, 7, () => 15 * wobble()),
      inks[1],
    ) +
    marks(
      petals(0, -18, 7, () => 7.5),
      base,
    ) +
    marks(blob(0, -18, 3.4, wobble), inks[0]) +
    marks(leaf(-7, 36, -78, 12, 4) + leaf(7, 36, 78, 12, 4), inks[1])
  const dots = [
    [0, 56],
    [44, 0],
    [22, 28],
    [66, 28],
    [22, 84],
    [66, 84],
  ] as const
  const diaper = dots.map(([x, y]) => placed(size, 6, { x, y, motif: 'kb' })).join('')
  return {
    ...size,
    art:
      ground(size, base) +
      motif('ka', buta) +
      motif(
        'kb',
        marks(blob(0, 0, 3, () => 1) + blob(0, -8, 1.6, () => 1) + blob(0, 8, 1.6, () => 1), mix(inks[0], base, 0.2)),
      ) +
      placed(size, 46, { x: 22, y: 56, motif: 'ka' }) +
      placed(size, 46, { x: 66, y: 0, motif: 'ka' }) +
      diaper,
  }
}

/** Hand-cut spots. */
export const spot: DrawTile = ({ base, inks }, random) => {
  const cell = random.pick([34, 44, 58])
  const size = { width: cell, height: cell }
  const radius = cell * random.pick([0.13, 0.19])
  const cut = () => blob(0, 0, radius, () => random.between(0.88, 1.1))
  return {
    ...size,
    art:
      ground(size, base) +
      motif('sa', marks(cut(), inks[0])) +
      placed(size, radius * 1.2, { x: cell / 4, y: cell / 4, motif: 'sa' }) +
      placed(size, radius * 1.2, { x: (cell * 3) / 4, y: (cell * 3) / 4, motif: 'sa', turn: 80 }),
  }
}
