import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { root } from '../lib/root.ts'
import { behavioursOf, firstLoadIslands, islandsOf } from './islands.ts'
import type { PageName, PageSizes } from './budgets.ts'
import { bootFiles, ManifestSchema, scriptFiles } from './chunks.ts'

const client = join(root, 'dist/client')
const navigationHeaders = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' }

/** Fetches a page and adds up what its first load transfers. @throws when the page does not answer 200. */
export async function measurePage(page: PageName, address: URL): Promise<PageSizes> {
  const response = await fetch(address, { headers: navigationHeaders })
  if (!response.ok) throw new Error(`${address} answers ${response.status}: sizes are of pages that exist.`)
  const html = await response.text()
  const islands = islandsOf(html)
  const behaviours = behavioursOf(html)
  const manifest = v.parse(ManifestSchema, JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')))
  const styles = [...html.matchAll(/<link[^>]*\brel="?stylesheet"?[^>]*>/g)].map(([tag]) => /\bhref="?([^"\s>]+)/.exec(tag)?.[1] ?? '')
  if (styles.length === 0) throw new Error(`${address} has no stylesheet: is it a page?`)
  return {
    page,
    islands: islands.map(({ name }) => name),
    sizes: {
      boot: brotli(bootFiles(manifest)),
      script: brotli(scriptFiles(manifest, firstLoadIslands(islands), behaviours)),
      everything: brotli(scriptFiles(manifest, islands.map(({ name }) => name), behaviours)),
      style: brotli(styles),
      document: gzipSync(html, { level: 6 }).byteLength,
    },
  }
}

function brotli(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).byteLength, 0)
}
