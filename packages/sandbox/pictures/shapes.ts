type Point = [x: number, y: number]

/** Builds a path or attribute text with numbers rounded to a tenth: smaller files, and the same text on every machine. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, index) => text + round(values[index - 1] ?? '') + part)
}

export function round(value: number | string): string {
  return typeof value === 'number' ? String(Math.round(value * 10) / 10 || 0) : value
}

/**
 * Closes a half outline with its mirror image in x = 0. The half runs from the middle at the top, round the right-hand
 * side, to the middle at the bottom, in absolute M, L, Q and C commands.
 */
export function mirrored(half: string): string {
  const points: Point[] = []
  const commands: { letter: string; points: Point[] }[] = []
  for (const [, letter = 'L', body = ''] of half.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = (body.match(/-?[\d.]+/g) ?? []).map(Number)
    const own = numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]))
    commands.push({ letter, points: own })
    points.push(...own.slice(-1))
  }
  const back = commands
    .slice(1)
    .toReversed()
    .map(({ letter, points: own }, index) => {
      const target = points[commands.length - 2 - index] ?? [0, 0]
      const controls = own.slice(0, -1).toReversed()
      return letter + [...controls, target].map(([x, y]) => `${round(-x)} ${round(y)}`).join(' ')
    })
  return `${half}${back.join('')}Z`
}

/** A crescent from one point to another: a fold in cloth, thick in its middle and nothing at its ends. */
export function fold(from: Point, bend: Point, to: Point, width: number): string {
  return d`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}Q${bend[0] + width} ${bend[1]} ${from[0]} ${from[1]}Z`
}

/** A leaf from its foot, `length` long, pointing `angle` degrees clockwise from straight up. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const turn = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const at = (across: number, along: number) => d`${x + across * cos + along * sin} ${y + across * sin - along * cos}`
  return `M${at(0, 0)}Q${at(width, length * 0.45)} ${at(0, length)}Q${at(-width, length * 0.45)} ${at(0, 0)}Z`
}

/** Petals round a point as one path. `reach` gives each petal's length, so that no two need be equal. */
export function petals(x: number, y: number, count: number, reach: (index: number) => number): string {
  let path = ''
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2
    const spread = (Math.PI / count) * 1.5
    const length = reach(index) * 1.34
    const at = (turn: number) => d`${x + Math.sin(angle + turn) * length} ${y - Math.cos(angle + turn) * length}`
    path += d`M${x} ${y}C` + `${at(-spread)} ${at(spread)} ` + d`${x} ${y}`
  }
  return path
}

/** A blob that is not quite a circle. */
export function blob(x: number, y: number, radius: number, wobble: () => number): string {
  const [top, right, bottom, left] = [wobble(), wobble(), wobble(), wobble()].map((value) => radius * value) as [
    number,
    number,
    number,
    number,
  ]
  const bow = 0.56
  return d`M${x} ${y - top}C${x + right * bow} ${y - top} ${x + right} ${y - top * bow} ${x + right} ${y}C${x + right} ${y + bottom * bow} ${x + right * bow} ${y + bottom} ${x} ${y + bottom}C${x - left * bow} ${y + bottom} ${x - left} ${y + bottom * bow} ${x - left} ${y}C${x - left} ${y - top * bow} ${x - left * bow} ${y - top} ${x} ${y - top}Z`
}
