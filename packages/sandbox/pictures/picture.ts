import { sharedDefs, sharedStyle, woolDefs } from './brush.ts'
import { knitDefs } from './patterns/knits.ts'

/** The part of the drawing field that a picture shows. */
export type View = { x: number; y: number; width: number; height: number }

/** The point of interest of a crop, as fractions of the whole's width and height: left, top and size. */
export type Focus = { x: number; y: number; w: number; h: number }

/** The largest crop of a ratio whose middle is as close to the middle of the focus as the edges allow. */
export function viewAround(focus: Focus, { whole, ratio }: { whole: View; ratio: number }): View {
  const width = Math.min(whole.width, whole.height * ratio)
  const height = Math.min(whole.height, whole.width / ratio)
  const x = clamp((focus.x + focus.w / 2) * whole.width - width / 2, whole.width - width)
  const y = clamp((focus.y + focus.h / 2) * whole.height - height / 2, whole.height - height)
  return { x: whole.x + x, y: whole.y + y, width, height }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

const field = { width: 600, height: 800 }

/** The view of a product picture of the given ratio: the whole field, and its surroundings if the ratio is not 3:4. */
export function fieldOf(ratio: number): View {
  const bounded = Math.min(2.8, Math.max(0.35, ratio))
  const width = Math.max(field.width, Math.round(field.height * bounded))
  const height = Math.max(field.height, Math.round(field.width / bounded))
  return { x: -width / 2, y: (field.height - height) / 2, width, height }
}

const shadow =
  '<filter id="f" x="-20%" y="-20%" width="140%" height="145%"><feDropShadow dx="7" dy="11" stdDeviation="8" flood-color="#49301f" flood-opacity=".3"/></filter>'

/** Puts a picture together: intrinsic size in CSS pixels, the field it shows, and what its parts refer to. */
export function toSvg({
  width,
  height,
  view,
  defs,
  style,
  art,
}: {
  width: number
  height: number
  view: View
  defs: string
  style: string
  art: string
}): string {
  const knit = (defs.includes('#knit') ? knitDefs : '') + (art.includes('class="k"') ? woolDefs : '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" preserveAspectRatio="xMidYMid slice">` +
    `<style>${sharedStyle}${style}</style><defs>${sharedDefs}${shadow}${knit}${defs}</defs>${art}</svg>`
  )
}

export function addShadow(art: string) {
  return `<g filter="url(#f)">${art}</g>`
}
