import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { root } from '../lib/root.ts'
import type { PageName, PageSizes } from './budgets.ts'
import { bootFiles, chunkFile, ManifestSchema } from './chunks.ts'

const client = join(root, 'dist/client')
const navigationHeaders = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}
/** Time after which all scripts that load when the browser is idle have loaded. Prefetch starts after two seconds. */
const settledMs = 3500

/** Sizes of the express wallet's scripts. */
export function measureWallet(): Record<string, number> {
  const manifest = readManifest()
  const sizeOf = (name: string) => brotli([chunkFile(manifest, name)])
  return {
    buttons: sizeOf('wallet-buttons'),
    payment: sizeOf('start-wallets'),
  }
}

function readManifest() {
  return v.parse(ManifestSchema, JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')))
}

/**
 * The compressed sizes of a page: scripts that a browser requests and stylesheets with Brotli, HTML with gzip. `boot`
 * is the script that every page loads at once. @throws Error if the page does not respond with 200
 */
export async function measurePage(browser: Browser, page: PageName, address: URL): Promise<PageSizes> {
  const response = await fetch(address, { headers: navigationHeaders })
  if (!response.ok)
    throw new Error(`${address} responded with ${response.status}. Sizes can only be measured for pages that exist.`)
  const html = await response.text()
  const islands = [
    ...new Set([...html.matchAll(/<sv-island[^>]*\bdata-name="([^"]+)"/g)].map(([, name = '']) => name)),
  ].toSorted()
  const manifest = readManifest()
  const styles = [...html.matchAll(/<link[^>]*\brel="?stylesheet"?[^>]*>/g)].map(
    ([tag]) => /\bhref="?([^"\s>]+)/.exec(tag)?.[1] ?? '',
  )
  if (styles.length === 0) throw new Error(`${address} has no stylesheet: is it a page?`)
  const { onLoad, withCart } = await loadScripts(browser, address)
  return {
    page,
    islands,
    sizes: {
      boot: brotli(bootFiles(manifest)),
      consent: brotli(onLoad.filter((file) => isConsent(file))),
      banner: brotli(onLoad.filter((file) => isBanner(file))),
      script: brotli(onLoad.filter((file) => !isConsent(file) && !isBanner(file))),
      bag: brotli(withCart.filter((file) => !isConsent(file) && !isBanner(file))),
      style: brotli(styles),
      document: gzipSync(html, { level: 6 }).byteLength,
    },
  }
}

/** Script files requested by the browser: once the page is idle, and once the cart panel is open. */
async function loadScripts(browser: Browser, address: URL): Promise<{ onLoad: string[]; withCart: string[] }> {
  const page = await browser.newPage()
  try {
    await page.goto(address.href, { waitUntil: 'networkidle' })
    await page.waitForTimeout(settledMs)
    const onLoad = await scriptsOf(page)
    await page.getByRole('banner').locator('[data-opens="cart"]').first().click()
    await page.locator('dialog#cart h3').waitFor()
    return { onLoad, withCart: await scriptsOf(page) }
  } finally {
    await page.close()
  }
}

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))].filter((path) =>
      path.endsWith('.js'),
    ),
  )
}

/** True for the script of `client/runtime/consent.ts`. */
function isConsent(file: string): boolean {
  return /\/consent-[\w-]{7}\.js$/.test(file)
}

/** True for the scripts of `client/runtime/ask-for-consent.ts` and what it loads for visitors who have not chosen. */
function isBanner(file: string): boolean {
  return /\/(?:ask-for-consent|banner|choices)-[\w-]{7}\.js$/.test(file)
}

function brotli(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).byteLength, 0)
}
