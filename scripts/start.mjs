import { runInstalled } from './lib/install.mjs'

await runInstalled('serve.ts')
