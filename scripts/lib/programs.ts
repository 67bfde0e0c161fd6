import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of the first of these programs that is on the PATH; `undefined` if none is. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Installs Debian packages if this process may. True if it did. */
export function installPackages(...packages: readonly string[]): boolean {
  return process.getuid?.() === 0 && run('apt-get', 'update') && run('apt-get', 'install', '-y', ...packages)
}

/** Runs a program, whose output is shown. True if it ends without an error. */
export function run(program: string, ...options: readonly string[]): boolean {
  return spawnSync(program, options, { stdio: 'inherit' }).status === 0
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
