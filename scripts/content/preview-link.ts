import { readSettings } from '../doctor/read-settings.ts'
import { readOptions } from '../lib/arguments.ts'
import { main } from '../lib/main.ts'
import { previewLink } from '../lib/preview-link.ts'

// Prints a link that opens a preview, signed with PREVIEW_SECRET of `.dev.vars.{environment}` or of the shell:
// `npm run content -- preview-link --env production --path /us/browse/womens --at 2026-12-24T09:00Z --hours 24`.
await main(async () => {
  const { env, ...asked } = readOptions({
    env: { type: 'string' },
    host: { type: 'string' },
    path: { type: 'string', default: '/' },
    at: { type: 'string' },
    hours: { type: 'string', default: '1' },
  })
  console.log(await previewLink(readSettings(env).env, asked, Date.now()))
})
