import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram, installPackages, isExecutable, run } from './programs.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Features of the browser that are off: Playwright's list, because a second list replaces the first one, the two
 * pop-ups of the address bar, which are web pages that a browser loads with each window (0.5 s of CPU for each test),
 * and the process that it starts for a next site (0.3 s).
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Command line options that stop a browser's own background requests, and windows that no test looks at. */
export const browserArguments = [
  `--disable-features=${disabledFeatures.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of an installed Chromium or Chrome: from `CHROMIUM_PATH`, the PATH, or Playwright's downloads. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return (
    findProgram(...names) ?? macApps.find(isExecutable) ?? [chromium.executablePath()].find((path) => existsSync(path))
  )
}

/** Path of a browser. Installs one if there is none. @throws Error that says what to do if that fails */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser …')
  if (run('npx', 'playwright', 'install', 'chromium') || installPackages('chromium')) return need(findBrowser())
  return need(undefined)
}

function need(path: string | undefined): string {
  if (path) return path
  throw new Error(
    'No browser was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}
