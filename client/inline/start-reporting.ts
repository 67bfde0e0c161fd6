/** Where reports go, the document's page type, and failures that happened before the reporting code had loaded. */
export type EarlyReports = { to: string; page: string; events: Event[] }

declare global {
  interface Window {
    svReports?: EarlyReports
  }
}

type Reporting = Omit<EarlyReports, 'events'> & { share: number; file: string }

/**
 * Makes a share of the documents report web vitals and failures (docs/runbook.md). The browser decides by chance, so
 * that it works for cached pages too. The reporting code loads after the page, when the browser is idle; until then
 * failures are kept.
 */
export function startReporting({ share, to, page, file }: Reporting): void {
  if (Math.random() >= share) return
  const events: Event[] = []
  window.svReports = { to, page, events }
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, (event) => events.length < 20 && events.push(event))
  addEventListener('load', () =>
    (window.requestIdleCallback ?? setTimeout)(() =>
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: file })),
    ),
  )
}
