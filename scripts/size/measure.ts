import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { root } from '../lib/root.ts'
import { shopperAgent } from '../lib/shopper-agent.ts'
import { budgets, type PageName, type PageSizes } from './budgets.ts'
import { bootFiles, chunkFile, type Manifest, ManifestSchema } from './chunks.ts'
import { traceWork, type Work } from './work.ts'

const client = join(root, 'dist/client')
/** The script of `client/runtime/consent.ts`. */
const consentScripts = ['consent']
/** `client/runtime/consent/ask-for-consent.ts` and what it loads for visitors who have not chosen. */
const bannerScripts = ['ask-for-consent', 'banner', 'choices']
const pageNames = Object.keys(budgets) as PageName[]
const navigationHeaders = { accept: 'text/html', 'user-agent': shopperAgent }
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
  return v.parse(ManifestSchema, JSON.parse(read('.vite/manifest.json')))
}

/**
 * The sizes of pages: scripts that a browser requests and stylesheets with Brotli, HTML with gzip and uncompressed, the
 * number of their elements and files, and the work of a phone. `boot` is the script that every page loads at once. @throws
 * Error if a page does not respond with 200
 */
export async function measurePages(browser: Browser, pages: Record<PageName, URL>): Promise<PageSizes[]> {
  const loaded = await Promise.all(pageNames.map((page) => measureBytes(browser, page, pages[page])))
  const measured: PageSizes[] = []
  // One after the other, because a trace is of the whole browser.
  for (const { page, islands, sizes } of loaded) {
    const { forced, ...work } = await workWithin(browser, pages[page], budgets[page])
    measured.push({ page, islands, forcing: forced, sizes: { ...sizes, ...work, forced: forced.length } })
  }
  return measured
}

async function measureBytes(browser: Browser, page: PageName, address: URL) {
  const response = await fetch(address, { headers: navigationHeaders })
  if (!response.ok)
    throw new Error(`${address} responded with ${response.status}. Sizes can only be measured for pages that exist.`)
  const html = await response.text()
  const islands = [
    ...new Set([...html.matchAll(/<sv-island[^>]*\bdata-name="([^"]+)"/g)].map(([, name = '']) => name)),
  ].toSorted()
  const manifest = readManifest()
  const [styles = [], later = []] = html.split('</head>').map(stylesheetsIn)
  if (styles.length === 0) throw new Error(`${address} has no stylesheet: is it a page?`)
  const { onLoad, withCart, elements, files } = await loadPage(browser, address)
  const consent = onLoad.filter(isOneOf(manifest, consentScripts))
  const banner = onLoad.filter(isOneOf(manifest, bannerScripts))
  const isOther = (file: string) => !consent.includes(file) && !banner.includes(file)
  return {
    page,
    islands,
    sizes: {
      boot: brotli(bootFiles(manifest)),
      consent: brotli(consent),
      banner: brotli(banner),
      script: brotli(onLoad.filter(isOther)),
      bag: brotli(withCart.filter(isOther)),
      style: brotli(styles),
      later: brotli(later),
      document: gzipSync(html, { level: 6 }).byteLength,
      html: Buffer.byteLength(html),
      elements,
      files,
    },
  }
}

/** The stylesheets of the screen that a piece of HTML links. */
function stylesheetsIn(html: string): string[] {
  return [...html.matchAll(/<link[^>]*\brel="?stylesheet"?[^>]*>/g)]
    .filter(([tag]) => !tag.includes('media="print"'))
    .map(([tag]) => /\bhref="?([^"\s>]+)/.exec(tag)?.[1] ?? '')
}

const repeatable = ['styled', 'laidOut', 'passes', 'paints', 'tiles', 'executed'] as const
type Repeatable = (typeof repeatable)[number]

/**
 * The work of a visit. In about one of twenty visits the browser lays out the whole page twice, and beside other work
 * it draws it in more parts. So a visit that is past its budget is repeated, four times at most, and the least of each
 * counts: what every visit needs.
 */
async function workWithin(browser: Browser, address: URL, limits: Record<Repeatable, number>): Promise<Work> {
  const work = await traceWork(browser, address)
  for (let again = 0; again < 4 && repeatable.some((name) => work[name] > limits[name]); again += 1) {
    const other = await traceWork(browser, address)
    for (const name of repeatable) work[name] = Math.min(work[name], other[name])
  }
  return work
}

type LoadedPage = { onLoad: string[]; withCart: string[]; elements: number; files: number }

/** Script files requested by the browser: once the page is idle, and once the cart panel is open. */
async function loadPage(browser: Browser, address: URL): Promise<LoadedPage> {
  const page = await browser.newPage({ userAgent: shopperAgent })
  try {
    await page.goto(address.href, { waitUntil: 'networkidle' })
    await page.waitForTimeout(settledMs)
    const onLoad = await filesOf(page, /\.js$/)
    const files = (await filesOf(page, /\.(?:js|css|woff2)$/)).length
    const elements = await page.locator('*').count()
    await page.getByRole('banner').locator('[data-opens="cart"]').first().click()
    await page.locator('dialog#cart h3').waitFor()
    return { onLoad, withCart: await filesOf(page, /\.js$/), elements, files }
  } finally {
    await page.close()
  }
}

async function filesOf(page: Page, pattern: RegExp): Promise<string[]> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(paths)].filter((path) => pattern.test(path))
}

/** Whether a path is the script of one of these chunks. */
function isOneOf(manifest: Manifest, names: readonly string[]): (path: string) => boolean {
  const paths = names.map((name) => `/${chunkFile(manifest, name)}`)
  return (path) => paths.includes(path)
}

/**
 * The compressed size of files. They name each other with hashes, which change with any line of the code and compress
 * by up to sixty bytes better or worse. So each hash counts as one that only depends on the file's name.
 */
function brotli(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (compressed.get(file) ?? compress(file)), 0)
}

const compressed = new Map<string, number>()

/** The pages share most files, so each is compressed once. */
function compress(file: string): number {
  const size = brotliCompressSync(withFixedHashes(read(file))).byteLength
  compressed.set(file, size)
  return size
}

function withFixedHashes(text: string): string {
  return text.replace(
    /([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g,
    (_, name: string) => `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
  )
}

function read(file: string): string {
  return readFileSync(join(client, file), 'utf8')
}
