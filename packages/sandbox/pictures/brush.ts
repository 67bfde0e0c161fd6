import type { Palette } from './colour.ts'
import type { Cut } from './garments/cut.ts'
import type { Random } from './random.ts'

/** The fill of a shape: the printed cloth, the cloth turned along a sleeve, the plain trim, or the shadowed inside. */
export type Fill = 'cloth' | 'turned' | 'trim' | 'inside'

/** Draws the parts of one piece. Several pieces may share a picture, so `key` keeps their fills apart. */
export type Brush = {
  palette: Palette
  random: Random
  isBack: boolean
  /** The product's name, which may require a particular cut. */
  name: string
  /** Given instead of drawing an upper garment: only its cut is asked for. */
  onCut?: (cut: Cut) => void
  /** Filled, outlined, and shaded from one side. */
  shape: (path: string, fill?: Fill) => string
  /** Any colour, outlined like the rest. */
  paint: (path: string, colour: string) => string
  /** Draws a part, and the same part again under another transform. */
  twice: (art: string, transform: string) => string
  /** Draws a right-hand part and its mirror image. */
  both: (art: string) => string
}

const fillClass: Record<Fill, string> = { cloth: 'c', turned: 'q', trim: 'e', inside: 'i' }

/** Classes every piece shares: seam, stitching, fold, light, shading, ribbing. */
export const sharedStyle =
  '.b,.l,.t,.r{stroke:#1d1208;stroke-width:1.5;stroke-opacity:.34}.l,.t,.r{fill:none}.t{stroke-dasharray:4 3}' +
  '.r{stroke-dasharray:1.7 3.3;stroke-opacity:.17;stroke-linecap:butt}.d{fill:#1d1208;fill-opacity:.12;stroke:#1d1208;stroke-opacity:.055;stroke-width:8}.h{fill:#fff;fill-opacity:.08;stroke:#fff;stroke-opacity:.06;stroke-width:10}.g{fill:url(#g)}'

export const sharedDefs =
  '<linearGradient id="g"><stop stop-color="#fff" stop-opacity=".13"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset=".62" stop-color="#1d1208" stop-opacity="0"/><stop offset="1" stop-color="#1d1208" stop-opacity=".2"/></linearGradient>'

export function createBrush({
  key,
  palette,
  random,
  isBack,
  name,
}: { key: string } & Pick<Brush, 'palette' | 'random' | 'isBack' | 'name'>): Brush {
  let count = 0
  const paint = (path: string, colour: string) => `<path d="${path}" class="${key}o" fill="${colour}"/>`
  const twice = (art: string, transform: string) => {
    const id = `${key}${++count}`
    return `<g id="${id}">${art}</g><use href="#${id}" transform="${transform}"/>`
  }
  return {
    palette,
    random,
    isBack,
    name,
    paint,
    shape(path, fill = 'cloth') {
      if (fill === 'inside' || fill === 'trim') {
        return `<path d="${path}" class="${key}o ${key}${fillClass[fill]}"/>`
      }
      const id = `${key}${++count}`
      return `<defs><path id="${id}" d="${path}"/></defs><use href="#${id}" class="${key}o ${key}${fillClass[fill]}"/><use href="#${id}" class="g"/>`
    },
    twice,
    both: (art) => twice(art, 'scale(-1 1)'),
  }
}

/** The style that a brush's classes need, beside the two shared parts. */
export function brushStyle(key: string, { palette }: { palette: Palette }): string {
  return `.${key}o{stroke:${palette.line};stroke-width:1.8;stroke-opacity:.75}.${key}c{fill:url(#${key}p)}.${key}q{fill:url(#${key}q)}.${key}e{fill:${palette.trim}}.${key}i{fill:${palette.inside}}`
}

export function line(path: string) {
  return `<path d="${path}" class="l"/>`
}

export function stitch(path: string) {
  return `<path d="${path}" class="t"/>`
}

export function shade(path: string) {
  return `<path d="${path}" class="d"/>`
}

export function light(path: string) {
  return `<path d="${path}" class="h"/>`
}

/** Ribbing: a band along the path, `width` across. */
export function rib(path: string, width: number) {
  return `<path d="${path}" class="r" style="stroke-width:${width}"/>`
}
