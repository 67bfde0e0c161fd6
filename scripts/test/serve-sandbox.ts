import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'
import { root } from '../lib/root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sandboxPort: number
    /** For `npm run fuzz`: bodies for each form and operation, and beginnings of the paths to try, or all. */
    fuzz: { bodies: number; only: string | null }
    /** True in `npm run proof`. */
    isProof: boolean
  }
}

/**
 * Serves the sandbox (local stand-ins of the external services), built from the current sources, in its own process
 * while a project's tests run.
 */
export default function serveSandbox(project: TestProject): Promise<() => Promise<void>> {
  return serveSandboxOn(project.getProvidedContext().sandboxPort)
}

/** Serves the sandbox on a port, for one test file. Returns what stops it. */
export async function serveSandboxOn(port: number): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['scripts/sandbox.ts', '--temporary'], {
    cwd: root,
    env: { ...process.env, SANDBOX_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('The sandbox could not be started: see the lines above.')))
  // The sandbox prints its first line once it is ready.
  await Promise.race([once(child.stdout, 'data'), failed])
  // The sandbox also exits when the tests end.
  failed.catch(() => {})
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
