import type { MarketCode } from '../../shared/markets.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { releaseOf } from '../release.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import type { Undoing } from './payment-session-state.ts'

/** Writes a data point for a cancel or a reversal that was given up, for an alert (docs/operations.md). */
export function countGivenUp(
  env: Pick<Env, 'METRICS' | 'VERSION'>,
  { log, market, what }: { log: Log; market: MarketCode; what: Undoing['what'] },
): void {
  const { build, version } = releaseOf(env)
  const none = { colo: '', detail: '', source: '', navigation: '' }
  const point = {
    ...none,
    kind: 'given-up',
    page: 'wallet',
    market,
    build,
    version: version ?? '',
    name: what,
    value: 1,
  }
  createMetrics({ dataset: env.METRICS ?? null, log }).write('report', point)
}
