import { examine } from './doctor/examine.ts'
import { readSettings } from './doctor/read-settings.ts'
import { toText } from './doctor/report.ts'
import { readOptions } from './lib/arguments.ts'
import { main } from './lib/main.ts'

// Checks the settings of an environment against the services that they name. Without --env it checks the embedded
// set-up, which must be running (npm start). The exit status is 1 if there is a problem.
await main(async () => {
  const { env, json } = readOptions({ env: { type: 'string' }, json: { type: 'boolean', default: false } })
  const findings = await examine(readSettings(env))
  console.log(json ? JSON.stringify(findings, null, 2) : toText(findings))
  if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1
})
