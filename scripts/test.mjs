import { runInstalled } from './lib/install.mjs'

await runInstalled('verify.ts')
