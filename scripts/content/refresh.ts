import { readSettings } from '../doctor/read-settings.ts'
import { readOptions } from '../lib/arguments.ts'
import { main } from '../lib/main.ts'
import { reportPublication } from '../lib/report-publication.ts'

// Has every page and all content made again: `npm run content -- refresh --env production`. It reports a publication as the
// content service does, with WEBHOOK_SECRET of `.dev.vars.{environment}` or of the shell. Without --env it refreshes the
// embedded set-up.
await main(async () => {
  const { env: name } = readOptions({ env: { type: 'string' } })
  const { env } = readSettings(name)
  const origin = env.PUBLIC_ORIGIN ?? ''
  await reportPublication({ origin, secret: env.WEBHOOK_SECRET?.trim() ?? '' })
  console.log(`${origin} makes every page again before it serves it; other data centres within half a minute.`)
})
