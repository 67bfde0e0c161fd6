/** A `#rrggbb` colour. */
export type Hex = string

type Channels = [red: number, green: number, blue: number]

/** The colours of one piece. `inks` always has three, each readable on `base`. */
export type Palette = {
  base: Hex
  inks: [Hex, Hex, Hex]
  /** Collars, cuffs, handles: a plain relative of the base. */
  trim: Hex
  /** Outlines and seams. */
  line: Hex
  /** The inside of a neck, a cup, a pocket. */
  inside: Hex
}

const cream = '#f7f0e1'
const umber = '#2b2019'

// Default inks. Those that contrast with a base replace missing inks of a colourway.
const houseInks = ['#f7f0e1', '#26374f', '#b8553d', '#5d7150', '#dba640', '#d9938c', '#8fb0bd', '#7b3f4c'] as const

/** Mixes two colours; `amount` 0 is all `from`, 1 is all `to`. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const start = channels(from)
  const end = channels(to)
  return `#${start.map((value, index) => hexPair(value + ((end[index] ?? value) - value) * amount)).join('')}`
}

export function darker(colour: Hex, amount: number) {
  return mix(colour, umber, amount)
}

export function lighter(colour: Hex, amount: number) {
  return mix(colour, cream, amount)
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: Hex): number {
  const [red, green, blue] = channels(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/**
 * Completes the hex colours of a colourway (base first, then inks) to a palette. Default inks replace inks that are
 * missing or too close to the base; `turn` varies which.
 */
export function toPalette(colours: readonly Hex[], turn: number): Palette {
  const base = parse(colours[0]) ?? cream
  const given = colours
    .slice(1)
    .flatMap((colour) => parse(colour) ?? [])
    .filter((ink) => distance(ink, base) > 40)
  const start = houseInks.findIndex((ink) => ink === contrasting(base))
  const house = houseInks.map(
    (_, index) => houseInks[(Math.max(start, 0) + index * (turn % 2 ? 3 : 5)) % houseInks.length] ?? cream,
  )
  const inks = [...given]
  for (const ink of house) {
    if (inks.length < 3 && inks.every((other) => distance(other, ink) > 70) && distance(ink, base) > 90) {
      inks.push(ink)
    }
  }
  const [first = contrasting(base), second = lighter(first, 0.4), third = darker(first, 0.3)] = inks
  return {
    base,
    inks: [first, second, third],
    trim: lightness(base) > 0.45 ? darker(base, 0.14) : lighter(base, 0.12),
    line: darker(base, lightness(base) > 0.3 ? 0.62 : 0.75),
    inside: darker(base, lightness(base) > 0.3 ? 0.34 : 0.5),
  }
}

function contrasting(base: Hex): Hex {
  return lightness(base) > 0.62 ? houseInks[1] : houseInks[0]
}

/** Distance between two colours, from 0 to about 441. */
export function distance(one: Hex, other: Hex): number {
  const end = channels(other)
  return Math.hypot(...channels(one).map((value, index) => value - (end[index] ?? 0)))
}

function parse(colour: string | undefined): Hex | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour ?? '')
  if (short) {
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  }
  return /^#[\da-f]{6}$/i.test(colour ?? '') ? colour : undefined
}

function channels(colour: Hex): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hexPair(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}
