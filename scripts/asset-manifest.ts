import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const id = 'virtual:asset-manifest'
const resolved = `\0${id}`

/** What the client build starts from: the boot script, and a stylesheet a page type. */
export const clientAssets = { entry: 'client/entry.ts', styles: ['shell', 'content', 'plp', 'pdp', 'bag'] }

const ManifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), assets: v.optional(v.array(v.string()), []), css: v.optional(v.array(v.string()), []) }),
)

/**
 * Serves `virtual:asset-manifest` to the Worker: addresses of the client's entry, stylesheets and preloaded fonts.
 * In a build they are the hashed files of `dist/client`; in development they are the sources.
 */
export function assetManifest(options: { entry: string; styles: string[] }): Plugin {
  let isBuild = false
  let isDevelopment = false
  let root = ''
  return {
    name: 'selvedge:asset-manifest',
    configResolved(config) {
      isBuild = config.command === 'build'
      isDevelopment = config.mode === 'development'
      root = config.root
    },
    resolveId: (source) => (source === id ? resolved : null),
    load(moduleId) {
      if (moduleId !== resolved) return null
      return `export const manifest = ${JSON.stringify(isBuild ? ofBuild(root, options) : { ...ofSources(options), isDevelopment })}`
    },
  }
}

function ofSources(options: { entry: string; styles: string[] }) {
  return {
    buildId: 'development',
    entry: `/${options.entry}`,
    styles: Object.fromEntries(options.styles.map((name) => [name, `/client/styles/${name}.css`])),
    fonts: [],
  }
}

function ofBuild(root: string, options: { entry: string; styles: string[] }) {
  const text = readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')
  const files = v.parse(ManifestSchema, JSON.parse(text))
  const fileOf = (source: string) => {
    const chunk = files[source]
    if (!chunk) throw new Error(`The client build has no ${source}: build the client before the Worker.`)
    return chunk
  }
  const shell = fileOf('client/styles/shell.css')
  const fonts = shell.assets.filter((file) => file.endsWith('.woff2') && /latin-[a-z]+-normal/.test(file) && !file.includes('latin-ext'))
  return {
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 12),
    isDevelopment: false,
    entry: `/${fileOf(options.entry).file}`,
    styles: Object.fromEntries(options.styles.map((name) => [name, `/${fileOf(`client/styles/${name}.css`).file}`])),
    fonts: fonts.map((file) => `/${file}`),
  }
}
