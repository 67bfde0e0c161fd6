import { expect, test } from 'vitest'
import { runDrill } from './drill.ts'
import { readAlerts } from './read-alerts.ts'

test('each alert fires when what it is for is broken in a sandbox, and none while nothing is', async () => {
  await expect(runDrill(readAlerts())).resolves.toBeUndefined()
}, 240_000)
