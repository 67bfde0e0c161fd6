import * as v from 'valibot'
import { noteLeftOut } from '../left-out.ts'

/**
 * The region that must stay in the frame: left, top, width and height as fractions of the picture. A point has no width
 * and no height.
 */
export type Focus = { x: number; y: number; w: number; h: number }

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const extent = v.pipe(
  v.nullish(part, 0),
  v.transform((value) => value ?? 0),
)
const RectangleSchema = v.object({ x: part, y: part, w: extent, h: extent })

// The service's own picture editor writes -1 if no point is set.
const UnsetSchema = v.object({ x: v.nullish(v.literal(-1)), y: v.nullish(v.literal(-1)) })

/** A focal point in the format of the service's own picture fields. A broken one is reported; its picture still shows. */
export const OptionalFocus = v.pipe(
  v.fallback(v.nullish(v.union([RectangleSchema, UnsetSchema]), null), (dataset) => {
    if (dataset?.issues) noteLeftOut('poi: not two numbers from 0 to 1')
    return null
  }),
  v.transform((point): Focus | null => (point && 'w' in point ? point : null)),
)

/**
 * The crop to request from the media service: as large as the aspect allows, inside the picture, with the region as
 * near to the middle as possible.
 */
export function focusQuery({ x, y, w, h }: Focus): string {
  return `&scaleFit=poi&poi=${[x, y, w, h].map((side) => Number(side.toFixed(4))).join(',')}`
}

/** The region's position as `object-position`, for a box that crops the picture again after the service has. */
export function focusPosition({ x, y, w, h }: Focus): string {
  return `${percent(x + w / 2)} ${percent(y + h / 2)}`
}

/** The same for a video, which the service does not crop: in a box of the aspect it shows the same part as its poster. */
export function videoFocusPosition({ x, y, w, h }: Focus, [across, down]: readonly [number, number]): string {
  const box = across / down
  return `${percent(offset(x + w / 2, box / videoRatio))} ${percent(offset(y + h / 2, videoRatio / box))}`
}

const videoRatio = 16 / 9

/**
 * The position, from 0 to 1, of a window that shows part of the whole when its middle is at this point. A window that
 * shows the whole may still be cropped by its box.
 */
function offset(middle: number, shown: number): number {
  return shown < 1 ? (middle - shown / 2) / (1 - shown) : middle
}

function percent(share: number): string {
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%`
}
