import * as v from 'valibot'
import { noteLeftOut } from './left-out.ts'

/**
 * What has to stay in the frame, in parts of a picture's width and height: its left and top, and how far it reaches. A
 * point reaches nowhere.
 */
export type Focus = { x: number; y: number; w: number; h: number }

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const reach = v.pipe(
  v.nullish(part, 0),
  v.transform((value) => value ?? 0),
)
const RectangleSchema = v.object({ x: part, y: part, w: reach, h: reach })

// The service's own editor of pictures says -1 where no point is set.
const UnsetSchema = v.object({ x: v.nullish(v.literal(-1)), y: v.nullish(v.literal(-1)) })

/**
 * A point of interest as the service's own picture fields have it; one that is broken is reported, and costs the
 * picture nothing but its point.
 */
export const OptionalFocus = v.pipe(
  v.fallback(v.nullish(v.union([RectangleSchema, UnsetSchema]), null), (dataset) => {
    if (dataset?.issues) noteLeftOut('poi: not two numbers from 0 to 1')
    return null
  }),
  v.transform((point): Focus | null => (point && 'w' in point ? point : null)),
)

/**
 * How the media service is asked to cut round it: as large as the aspect allows, its middle in the middle, within the
 * picture.
 */
export function focusQuery({ x, y, w, h }: Focus): string {
  return `&scaleFit=poi&poi=${[x, y, w, h].map((side) => Number(side.toFixed(4))).join(',')}`
}

/** Where it lies, as CSS positions a picture in a box that cuts once more what the service has cut. */
export function focusPosition({ x, y, w, h }: Focus): string {
  return `${percent(x + w / 2)} ${percent(y + h / 2)}`
}

/** The same for a film, which comes uncut: in a box of the aspect it shows what its cut poster showed. */
export function filmPosition({ x, y, w, h }: Focus, [across, down]: readonly [number, number]): string {
  const box = across / down
  return `${percent(offset(x + w / 2, box / filmRatio))} ${percent(offset(y + h / 2, filmRatio / box))}`
}

const filmRatio = 16 / 9

/**
 * How far along its way a window that shows a part of the whole has gone when its middle is there; one that shows the
 * whole may yet be cut by its box.
 */
function offset(middle: number, shown: number): number {
  return shown < 1 ? (middle - shown / 2) / (1 - shown) : middle
}

function percent(share: number): string {
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%`
}
