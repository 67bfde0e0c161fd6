import { join } from 'node:path'
import { defineConfig, devices, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test'
import { engine } from './engine.ts'
import { browserArguments, findBrowser } from '#scripts/lib/browser.ts'
import { findFirefox } from '#scripts/lib/engines.ts'

const executablePath = findBrowser()

const engines: Record<string, Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>> = {
  chromium: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
  // Its pages come from `test.ts`. It keeps no secure cookie of http://localhost, so the shop has HTTPS.
  webkit: { viewport: { width: 1280, height: 720 }, ignoreHTTPSErrors: true },
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      executablePath: join(import.meta.dirname, '../engines/firefox.js'),
      env: { ...process.env, FIREFOX_PATH: findFirefox() ?? 'firefox' },
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // Phones and macOS have such scrollbars.
        'ui.useOverlayScrollbars': 1,
        'widget.gtk.overlay-scrollbars.enabled': true,
        // axe may take longer on a busy machine.
        'dom.max_script_run_time': 0,
      },
    },
  },
}

// Tests call the shop by themselves too.
if (engine === 'webkit') process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './serve-shop.ts',
  fullyParallel: true,
  // A test often waits for the shop or for a frame, so three of them use two cores better than two.
  workers: 3,
  forbidOnly: true,
  // The run lists the tests that passed only when they were repeated, and fails if there are several of them.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...engines[engine],
    actionTimeout: 15_000,
    // Recording traces takes a third of the run time. Use `--trace on` to record one.
    trace: 'off',
  },
  projects: [
    // The attacks need no browser.
    { name: 'with-scripts', testIgnore: ['without-scripts/**', ...(engine === 'chromium' ? [] : ['attacks/**'])] },
    { name: 'without-scripts', testMatch: 'without-scripts/**/*.test.ts', use: { javaScriptEnabled: false } },
  ],
})
