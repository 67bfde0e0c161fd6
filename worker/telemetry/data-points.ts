import { serviceNames } from '#shared/errors.ts'

/**
 * The only source of the layout of data points (docs/runbook.md). Both kinds share the first six blobs. Columns may be
 * added at the end; a column that moves makes the stored points unreadable.
 */
export const layout = {
  request: {
    blobs: ['kind', 'route', 'market', 'build', 'version', 'colo', 'method', 'status', 'cache', 'agent'],
    doubles: [
      'milliseconds',
      'upstream milliseconds',
      'calls',
      'failed calls',
      ...serviceNames.map((service) => `failed calls of ${service}` as const),
    ],
  },
  report: {
    blobs: ['kind', 'page', 'market', 'build', 'version', 'colo', 'name', 'detail', 'source', 'navigation'],
    doubles: ['value'],
  },
} as const

type Layout = typeof layout
export type PointKind = keyof Layout

/** A data point by the names of its columns. `kind` is the point's own kind, or what the browser reported. */
export type Point<Kind extends PointKind> = Record<Layout[Kind]['blobs'][number], string> &
  Record<Layout[Kind]['doubles'][number], number>
export type AnyPoint = { [Kind in PointKind]: Point<Kind> }[PointKind]

/** The platform's limits. A whole point with longer texts would be dropped. */
const maxIndexBytes = 96
const maxBlobLength = 300

/** The point as the platform stores it. The index, by which the platform samples, is the kind with the route or page. */
export function toDataPoint<Kind extends PointKind>(kind: Kind, point: Point<Kind>): AnalyticsEngineDataPoint {
  const columns: Readonly<Record<string, string | number>> = point
  const blobs = layout[kind].blobs.map((name) => String(columns[name]).slice(0, maxBlobLength))
  return {
    indexes: [cutToBytes(`${blobs[0]} ${blobs[1]}`, maxIndexBytes)],
    blobs,
    doubles: layout[kind].doubles.map((name) => Number(columns[name])),
  }
}

function cutToBytes(text: string, bytes: number): string {
  // A character has three bytes at most for each of its units.
  if (text.length * 3 <= bytes) return text
  const cut = new TextEncoder().encode(text).subarray(0, bytes)
  // A character that was cut in two decodes to a replacement character.
  return new TextDecoder().decode(cut).replace(/\uFFFD$/, '')
}
