import type { Report } from './to-report.ts'

const maxReports = 60
const maxInBeacon = 20
const maxFailures = 10

/** Collects the reports of a document. It keeps each failure once, and sixty reports at most. */
export function createReportQueue(send: (reports: Report[]) => void) {
  const waiting: Report[] = []
  const failures = new Set<string>()
  let count = 0
  return {
    add(report: Report): void {
      if (report.kind !== 'vital') {
        const key = JSON.stringify(report)
        if (failures.has(key) || failures.size >= maxFailures) return
        failures.add(key)
      }
      if ((count += 1) <= maxReports) waiting.push(report)
    },
    flush(): void {
      while (waiting.length > 0) send(waiting.splice(0, maxInBeacon))
    },
  }
}
