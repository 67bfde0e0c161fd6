import { DatabaseSync } from 'node:sqlite'
import { type AnyPoint, type Point, type PointKind, toDataPoint } from '#worker/telemetry/data-points.ts'

const maxBlobs = 20
const maxDoubles = 20
const columns = [
  ...Array.from({ length: maxBlobs }, (_, index) => `blob${index + 1}`),
  ...Array.from({ length: maxDoubles }, (_, index) => `double${index + 1}`),
]
const secondsOf: Readonly<Record<string, number>> = { MINUTE: 60, HOUR: 3600, DAY: 86_400 }

/**
 * Data points in SQLite, which answers the queries of the alerts. It has the same columns as the dataset at the
 * platform, and understands the few functions of its SQL that the runbook uses:
 * https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/
 */
export function createPointDatabase() {
  const database = new DatabaseSync(':memory:')
  database.exec(`CREATE TABLE points (timestamp REAL, _sample_interval REAL, ${columns.join(', ')})`)
  database.aggregate('quantile95', {
    start: () => '[]',
    step: (list: string, value: number) => JSON.stringify([...(JSON.parse(list) as number[]), value]),
    result: (list: string) => {
      const values = (JSON.parse(list) as number[]).toSorted((a, b) => a - b)
      return values[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? 0
    },
  } as never)
  const insert = database.prepare(`INSERT INTO points VALUES (?, 1, ${columns.map(() => '?').join(', ')})`)
  return {
    /** Stores a point of `secondsAgo`. */
    add(point: AnyPoint, secondsAgo = 0): void {
      const kind: PointKind = point.kind === 'request' ? 'request' : 'report'
      const { blobs = [], doubles = [] } = toDataPoint(kind, point as Point<PointKind>)
      const at = Date.now() / 1000 - secondsAgo
      const texts = Array.from({ length: maxBlobs }, (_, index) => String(blobs[index] ?? ''))
      const numbers = Array.from({ length: maxDoubles }, (_, index) => doubles[index] ?? 0)
      insert.run(at, ...texts, ...numbers)
    },
    clear: () => database.exec('DELETE FROM points'),
    /** The rows that the platform would return. @throws Error if SQLite does not understand the query */
    rows: (query: string): Record<string, unknown>[] => database.prepare(toSqlite(query)).all(),
  }
}

function toSqlite(query: string): string {
  return query
    .replaceAll(/NOW\(\) - INTERVAL '(\d+)' (MINUTE|HOUR|DAY)/g, (_text, count: string, unit: string) =>
      String(Date.now() / 1000 - Number(count) * (secondsOf[unit] ?? 0)),
    )
    .replaceAll(/quantileExactWeighted\(0\.95\)\((\w+), _sample_interval\)/g, 'quantile95($1)')
    .replaceAll(/\bIF\(/g, 'iif(')
    .replaceAll(/FROM \w+/g, 'FROM points')
}
