import type { Env } from '../configuration/env.ts'
import type { Log } from '../lib/log.ts'
import { type AnyPoint, type Point, type PointKind, toDataPoint } from './data-points.ts'

export type Metrics = {
  /** Writes a data point. It never throws, because a metric may be lost. */
  write<Kind extends PointKind>(kind: Kind, point: Point<Kind>): void
}

/** Writes to Analytics Engine if it is bound. `onPoint` gets a copy of each point. */
export function createMetrics({
  dataset,
  log,
  onPoint,
}: {
  dataset: Env['METRICS'] | null
  log: Pick<Log, 'error'>
  onPoint?: (point: AnyPoint) => void
}): Metrics {
  return {
    write(kind, point) {
      try {
        dataset?.writeDataPoint(toDataPoint(kind, point))
      } catch (cause) {
        log.error('metrics', cause)
      }
      onPoint?.(point as AnyPoint)
    },
  }
}
