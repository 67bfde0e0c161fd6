import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const sources = ['{client,shared,worker,sandbox,public}/**/*', 'scripts/asset-manifest.ts', 'vite.config.ts', '*.toml', 'package*.json', 'tsconfig*.json']
const isTest = /\.test\.tsx?$/
const stamp = join(root, 'dist/.build-hash')

/** Builds both Workers for production when their sources changed since the last build. Returns whether it did. @throws with the builder's output. */
export async function buildIfStale(): Promise<boolean> {
  const wanted = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  await build(wanted)
  return true
}

/** Builds both Workers for production. @throws with the builder's output. */
export async function build(hash = hashOfSources()): Promise<void> {
  await Promise.all([vite([]), vite(['--config', 'sandbox/vite.config.ts'])])
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    const file = join(root, path)
    if (isTest.test(path) || !statSync(file).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function vite(options: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed (vite build ${options.join(' ')}):\n${output}`))))
  })
}
