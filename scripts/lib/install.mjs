import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = join(root, 'node_modules')
const marker = join(modules, '.installed')
const oldestNode = 20

/**
 * Installs missing packages, then runs `script` (a TypeScript file in the parent folder) with the project's own version
 * of Node. Plain JavaScript without package imports, because it runs first on a new machine. Ends the process with the
 * exit code of the script.
 *
 * @param {string} script
 */
export async function runInstalled(script) {
  install()
  const { spawn } = await import('node:child_process')
  const env = { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env['PATH'] ?? ''}` }
  const child = spawn(join(modules, '.bin/node'), [join(root, 'scripts', script), ...process.argv.slice(2)], {
    stdio: 'inherit',
    cwd: root,
    env,
  })
  // A terminal also signals the child. A signal to only this process is forwarded, and the child's exit code awaited.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function install() {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    fail(
      `This shop needs Node ${oldestNode} or newer, but this is ${process.version}. Install a newer version from nodejs.org.`,
    )
  }
  const wanted = lockHash()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Installing packages …')
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.error)
    fail(`npm could not be started (${result.error.message}). Install Node ${oldestNode} or newer with npm.`)
  if (result.status !== 0)
    fail(
      'Installing packages failed: see the lines above. Check the connection to the npm registry, then run the command again.',
    )
  if (!existsSync(join(modules, '.bin/node')))
    fail(
      'Packages were installed without their install scripts. Allow them (npm config set ignore-scripts false), then run the command again.',
    )
  writeFileSync(marker, wanted)
}

function lockHash() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)))
  return hash.update(process.platform + process.arch).digest('hex')
}

function fail(line) {
  console.error(line)
  process.exit(1)
}
