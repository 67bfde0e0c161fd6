import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { root } from '../lib/root.ts'
import type { PageName, PageSizes } from './budgets.ts'
import { bootFiles, ManifestSchema } from './chunks.ts'

const client = join(root, 'dist/client')
const navigationHeaders = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}
/** Time after which all idle work has loaded. Prefetch starts after two seconds. */
const settledMs = 3500

/** Loads a page in a browser and adds up the transferred bytes. @throws Error if the page does not respond with 200 */
export async function measurePage(browser: Browser, page: PageName, address: URL): Promise<PageSizes> {
  const response = await fetch(address, { headers: navigationHeaders })
  if (!response.ok)
    throw new Error(`${address} responded with ${response.status}. Sizes can only be measured for pages that exist.`)
  const html = await response.text()
  const islands = [
    ...new Set([...html.matchAll(/<sv-island[^>]*\bdata-name="([^"]+)"/g)].map(([, name = '']) => name)),
  ].toSorted()
  const manifest = v.parse(ManifestSchema, JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')))
  const styles = [...html.matchAll(/<link[^>]*\brel="?stylesheet"?[^>]*>/g)].map(
    ([tag]) => /\bhref="?([^"\s>]+)/.exec(tag)?.[1] ?? '',
  )
  if (styles.length === 0) throw new Error(`${address} has no stylesheet: is it a page?`)
  const { atFirst, withCart } = await loadScripts(browser, address)
  return {
    page,
    islands,
    sizes: {
      boot: brotli(bootFiles(manifest)),
      script: brotli(atFirst),
      bag: brotli(withCart),
      style: brotli(styles),
      document: gzipSync(html, { level: 6 }).byteLength,
    },
  }
}

/** Script files requested by the browser: once the page is idle, and once the cart panel is open. */
async function loadScripts(browser: Browser, address: URL): Promise<{ atFirst: string[]; withCart: string[] }> {
  const page = await browser.newPage()
  try {
    await page.goto(address.href, { waitUntil: 'networkidle' })
    await page.waitForTimeout(settledMs)
    const atFirst = await scriptsOf(page)
    await page.getByRole('banner').locator('[data-opens="cart"]').first().click()
    await page.locator('dialog#cart h3').waitFor()
    return { atFirst, withCart: await scriptsOf(page) }
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

function brotli(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).byteLength, 0)
}
