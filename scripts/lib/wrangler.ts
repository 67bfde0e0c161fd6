import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

/** Runs wrangler and returns its output. `env` is added to the environment. @throws Error with the output if it fails */
export async function runWrangler(
  options: readonly string[],
  { env = {}, isShown = false }: { env?: Record<string, string>; isShown?: boolean } = {},
): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'node_modules/wrangler/bin/wrangler.js'), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1', ...env },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (isShown) process.stdout.write(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
    if (isShown) process.stderr.write(chunk)
  })
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code === 0) return output
  throw new Error(`wrangler ${options.slice(0, 2).join(' ')} failed:\n${output}${errors}`.trimEnd())
}
