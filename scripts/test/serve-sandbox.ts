import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { freePort } from '../lib/ports.ts'
import { root } from '../lib/root.ts'

/**
 * Serves the sandbox (local stand-ins of the external services), built from the current sources, with data of its own,
 * in a process that ends with this one.
 */
export async function serveSandbox(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/sandbox.ts', '--temporary'], {
    cwd: root,
    env: { ...process.env, SANDBOX_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => void child.kill('SIGTERM')
  process.once('exit', stop)
  // The sandbox prints its first line once it is ready.
  const ready = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
  if (!ready) throw new Error('The sandbox could not be started: see the lines above.')
  child.unref()
  if (child.stdout instanceof Socket) child.stdout.unref()
  return { origin: `http://localhost:${port}`, stop }
}
