import { SHARED_DEFS, SHARED_STYLE } from './brush.ts'
import { KNIT_DEFS } from './patterns/knits.ts'

/** The part of the drawing field that a picture shows. */
export type View = { x: number; y: number; width: number; height: number }

/** All of the field that a product is drawn on. */
export const FIELD: View = { x: -300, y: 0, width: 600, height: 800 }

const SHADOW = '<filter id="f" x="-20%" y="-20%" width="140%" height="145%"><feDropShadow dx="7" dy="11" stdDeviation="8" flood-color="#49301f" flood-opacity=".3"/></filter>'

/** Puts a picture together: intrinsic size in CSS pixels, the field it shows, and what its parts refer to. */
export function toSvg({ width, height, view, defs, style, art }: { width: number; height: number; view: View; defs: string; style: string; art: string }): string {
  const knit = defs.includes('#knit') ? KNIT_DEFS : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" preserveAspectRatio="xMidYMid slice">` +
    `<style>${SHARED_STYLE}${style}</style><defs>${SHARED_DEFS}${SHADOW}${knit}${defs}</defs>${art}</svg>`
  )
}

export const withShadow = (art: string) => `<g filter="url(#f)">${art}</g>`
