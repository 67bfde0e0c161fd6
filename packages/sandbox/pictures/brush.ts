import type { Palette } from './colour.ts'
import type { Cut, Worn } from './garments/cut.ts'
import type { Random } from './random.ts'

/** The fill of a shape: the printed cloth, the cloth turned along a sleeve, the plain trim, or the shadowed inside. */
export type Fill = 'cloth' | 'turned' | 'trim' | 'inside'

/** Draws the parts of one piece. Several pieces may share a picture, so `key` keeps their fills apart. */
export type Brush = {
  palette: Palette
  random: Random
  isBack: boolean
  isKnitted: boolean
  /** The product's name, which may require a particular cut. */
  name: string
  /** Given instead of drawing an upper garment: only its cut is asked for. */
  onCut?: (cut: Cut) => void
  /** Given if a figure wears it. */
  worn?: Worn
  /** Filled, outlined, and shaded from one side. */
  shape: (path: string, fill?: Fill) => string
  /** Any colour, outlined like the rest. */
  paint: (path: string, colour: string) => string
  /** Draws a part, and the same part again under another transform. A mirrored part keeps the light of the window. */
  twice: (art: string, transform: string) => string
  /** Draws a right-hand part and its mirror image. */
  both: (art: string) => string
}

const fillClass: Record<Fill, string> = { cloth: 'c', turned: 'q', trim: 'e', inside: 'i' }

/** Classes every piece shares: seam, stitching, fold, light, shading, ribbing. */
export const sharedStyle =
  '.b,.l,.t,.r{stroke:#1d1208;stroke-width:1.5;stroke-opacity:.34}.l,.t,.r{fill:none}.t{stroke-dasharray:4 3}' +
  '.r{stroke-dasharray:1.7 3.3;stroke-opacity:.17}.d{fill:#1d1208;fill-opacity:.12;stroke:#1d1208;stroke-opacity:.055;stroke-width:8}.h{fill:#fff;fill-opacity:.05;stroke:#fff;stroke-opacity:.04;stroke-width:10}.g{fill:url(#g)}.k .h{display:none}'

/** The light of a window at the left, on parts and on mirrored parts. */
export const sharedDefs =
  '<linearGradient id="g"><stop stop-color="#fff" stop-opacity=".13"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset=".62" stop-color="#1d1208" stop-opacity="0"/><stop offset="1" stop-color="#1d1208" stop-opacity=".2"/></linearGradient>' +
  mirrored('m', 'g')
/** The same on wool, which has no shine. A picture with wool needs it too. */
export const woolDefs =
  '<linearGradient id="k"><stop stop-color="#fff" stop-opacity=".05"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".14"/></linearGradient>' +
  mirrored('j', 'k')

function mirrored(id: string, of: string): string {
  return `<linearGradient id="${id}" href="#${of}" x1="1" x2="0"/>`
}

export function createBrush({
  key,
  palette,
  random,
  isBack,
  isKnitted,
  name,
  ...hooks
}: { key: string } & Pick<Brush, 'palette' | 'random' | 'isBack' | 'isKnitted' | 'name' | 'onCut' | 'worn'>): Brush {
  let count = 0
  const paint = (path: string, colour: string) => `<path d="${path}" class="${key}o" fill="${colour}"/>`
  const twice = (art: string, transform: string) => {
    const id = `${key}${++count}`
    const lit = transform.includes('scale(-1') ? ` fill="url(#${lightOf({ isMirrored: !isBack, isKnitted })})"` : ''
    return `<g id="${id}">${art}</g><use href="#${id}" transform="${transform}"${lit}/>`
  }
  return {
    palette,
    random,
    isBack,
    isKnitted,
    name,
    ...hooks,
    paint,
    shape(path, fill = 'cloth') {
      if (fill === 'inside' || fill === 'trim') {
        return `<path d="${path}" class="${key}o ${key}${fillClass[fill]}"/>`
      }
      const id = `${key}${++count}`
      return `<defs><path id="${id}" d="${path}"/></defs><use href="#${id}" class="${key}o ${key}${fillClass[fill]}"/><use href="#${id}"/>`
    },
    twice,
    both: (art) => twice(art, 'scale(-1 1)'),
  }
}

/** Lights a piece from the left, also one that is mirrored as a whole, as a back is. */
export function inWindowLight(art: string, { isBack, isKnitted }: Pick<Brush, 'isBack' | 'isKnitted'>): string {
  if (!isBack && !isKnitted) return `<g class="g">${art}</g>`
  return `<g${isKnitted ? ' class="k"' : ''} fill="url(#${lightOf({ isMirrored: isBack, isKnitted })})">${art}</g>`
}

function lightOf({ isMirrored, isKnitted }: { isMirrored: boolean; isKnitted: boolean }): string {
  if (isKnitted) return isMirrored ? 'j' : 'k'
  return isMirrored ? 'm' : 'g'
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
