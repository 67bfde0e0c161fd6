import { existsSync } from 'node:fs'
import { findProgram, installPackages } from './programs.ts'

/** WebKitGTK's browser, whose driver takes the place of Safari. */
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'openssl'] } as const

/** The engines beside Chromium, which has `browser.ts`. */
export type Engine = keyof typeof packages

export const engines = Object.keys(packages) as Engine[]

/** The engines of `--engines firefox,webkit`; all of them without it. @throws Error if one is unknown */
export function chosenEngines(chosen: string | undefined): Engine[] {
  const names = chosen?.split(',') ?? engines
  const unknown = names.find((name) => name !== 'chromium' && !engines.includes(name as Engine))
  if (unknown !== undefined)
    throw new Error(`--engines names ${unknown}. There are chromium, ${engines.join(' and ')}.`)
  return engines.filter((name) => names.includes(name))
}

/** True if the engine can run here. Installs its packages where that needs no question. */
export function ensureEngine(engine: Engine): boolean {
  if (isInstalled(engine)) return true
  console.log(`Installing ${engine} …`)
  return process.platform === 'linux' && installPackages(...packages[engine]) && isInstalled(engine)
}

/** Path of an installed Firefox; `undefined` if there is none. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox')
}

function isInstalled(engine: Engine): boolean {
  if (engine === 'firefox') return findFirefox() !== undefined
  return (
    existsSync(miniBrowser) &&
    ['WebKitWebDriver', 'Xvfb', 'dbus-run-session', 'openssl'].every((name) => findProgram(name))
  )
}
