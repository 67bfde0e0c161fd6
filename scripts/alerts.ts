import { runDrill } from './alerts/drill.ts'
import { readAlerts } from './alerts/read-alerts.ts'
import { readOptions } from './lib/arguments.ts'
import { main } from './lib/main.ts'

// Lists the alerts of docs/runbook.md; --drill breaks what each is for in a sandbox and shows that it would fire.
await main(async () => {
  const { drill: isDrill } = readOptions({ drill: { type: 'boolean', default: false } })
  const alerts = readAlerts()
  if (isDrill) return runDrill(alerts)
  for (const { name, wakes, sections } of alerts)
    console.log(
      `${name.padEnd(20)} ${(wakes ? 'wakes somebody' : 'office hours').padEnd(16)} section ${sections.join(', ')}`,
    )
})
