import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertNoChunkCycles } from './chunk-cycles.ts'
import { merchantSources } from './markets-file.ts'
import { root } from './root.ts'

const shared = ['package*.json', 'tsconfig*.json']
const targets = {
  storefront: {
    options: [],
    sources: [
      ...shared,
      '{client,shared,worker,public}/**/*',
      'scripts/build-plugins/*.ts',
      'vite.config.ts',
      'wrangler.toml',
    ],
  },
  sandbox: { options: ['--config', 'packages/sandbox/vite.config.ts'], sources: [...shared, 'packages/sandbox/**/*'] },
} as const

export type Target = keyof typeof targets

const isTest = /\.test\.tsx?$/

/**
 * Builds the Workers whose sources changed since their last production build, and returns their names. @throws Error
 * with the output of the build
 */
export async function buildIfStale(targetNames: readonly Target[] = ['storefront', 'sandbox']): Promise<Target[]> {
  const stale = targetNames.filter(
    (target) => !existsSync(stampOf(target)) || readFileSync(stampOf(target), 'utf8') !== hashOfSources(target),
  )
  await Promise.all(stale.map(build))
  return stale
}

/** Builds a Worker for production. @throws Error with the output of the build, or if chunks import each other */
export async function build(target: Target): Promise<void> {
  const hash = hashOfSources(target)
  await vite(targets[target].options)
  if (target === 'storefront') assertNoChunkCycles()
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampOf(target), hash)
}

function stampOf(target: Target): string {
  return join(root, `dist/.${target}-hash`)
}

function hashOfSources(target: Target): string {
  const hash = createHash('sha256').update(merchantSources().join())
  for (const path of targets[target].sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    const file = join(root, path)
    if (isTest.test(path) || !statSync(file).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function vite(options: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options],
    { cwd: root },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${['vite build', ...options].join(' ')} failed:\n${output}`)),
    )
  })
}
