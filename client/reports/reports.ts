import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { createPageTypes, shownType } from './page-types.ts'
import { createReportQueue } from './report-queue.ts'
import { eventReport, vitalReport } from './to-report.ts'
import type { EarlyReports } from '#client/inline/start-reporting.ts'

/**
 * Reports web vitals, script errors and violations of the content security policy, in a beacon when the page is left.
 * It reads and writes no cookie and no storage. The script in the head loads it for a share of the documents.
 */
function startReports({ to, page, events }: EarlyReports): void {
  const { build = '' } = document.documentElement.dataset
  const queue = createReportQueue((reports) => {
    navigator.sendBeacon(to, new Blob([JSON.stringify({ build, reports })], { type: 'application/json' }))
  })
  const pages = createPageTypes({ first: page, shown: shownType })
  pages.remember(location.href)
  document.addEventListener('sv:navigate-end', () => pages.remember(location.href))
  const reportVital = (metric: Metric) => {
    const type = pages.typeOf(metric)
    if (type !== null) queue.add(vitalReport(metric, type))
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(reportVital, { reportSoftNavs: true })
  const reportEvent = (event: Event) => queue.add(eventReport(event, shownType()))
  events.forEach(reportEvent)
  events.push = (...late) => {
    late.forEach(reportEvent)
    return 0
  }
  // After the listeners of the library, which report what they have at the same event. A page that is left is hidden
  // too; `pagehide` would come before the library has reported.
  addEventListener('visibilitychange', () => document.hidden && queue.flush())
}

if (window.svReports) startReports(window.svReports)
