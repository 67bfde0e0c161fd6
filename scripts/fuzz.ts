import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    /** Malformed bodies for each form and operation. */
    bodies: { type: 'string', default: '1000' },
    /** Every run prints its seed; the same seed makes the same bodies. */
    seed: { type: 'string' },
    /** Only forms and operations whose path begins with one of these, separated by commas. */
    only: { type: 'string' },
  },
})

const { bodies, seed, only } = values
const env = {
  ...process.env,
  PROOF: 'on',
  FUZZ_BODIES: bodies,
  ...(seed !== undefined && { SEED: seed }),
  ...(only !== undefined && { FUZZ_ONLY: only }),
}
const run = spawn('vitest', ['run', '--project', 'worker', 'worker/test/fuzz', '--reporter=verbose'], {
  stdio: 'inherit',
  env,
})
run.on('exit', (code) => (process.exitCode = code ?? 1))
