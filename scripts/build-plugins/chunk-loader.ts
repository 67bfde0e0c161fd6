import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Vite plugin that replaces the function which Vite puts around each `import()` by `client/island/load-chunk.ts`.
 * Vite's own has three times the size in every page's first script, because it also loads stylesheets, which documents
 * link, and has another way for browsers without `modulepreload`. Those (Safari before version 17) load what a module
 * imports after the module.
 */
export function chunkLoader(root: string): Plugin {
  const source = JSON.stringify(join(root, 'client/island/load-chunk.ts'))
  return {
    name: 'shop:chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from ${source}`,
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && !file.isEntry && file.viteMetadata?.importedCss.size)
          this.error(
            `${file.fileName} imports a stylesheet, which no page would load. Import it in client/styles or name it in a block.`,
          )
    },
  }
}
