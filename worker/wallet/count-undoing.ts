import type { Env } from '../configuration/env.ts'
import { releaseOf } from '../configuration/release.ts'
import type { Log } from '../lib/log.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import type { PaymentContext } from './payment-context.ts'
import type { MarketCode } from '#shared/markets.ts'

/** Writes a data point for a cancel or a reversal that failed or was given up, for an alert (docs/runbook.md). */
export function countUndoing(
  env: Pick<Env, 'METRICS' | 'VERSION'>,
  { log, market }: { log: Log; market: MarketCode },
): PaymentContext['countUndoing'] {
  const { build, version } = releaseOf(env)
  const none = { colo: '', detail: '', source: '', navigation: '' }
  const page = { ...none, page: 'wallet', market, build, version: version ?? '', value: 1 }
  const metrics = createMetrics({ dataset: env.METRICS ?? null, log })
  return (kind, what) => metrics.write('report', { ...page, kind, name: what })
}
