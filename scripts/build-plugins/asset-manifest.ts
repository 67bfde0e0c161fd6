import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { type Language, languages } from '#shared/languages.ts'

const id = 'virtual:asset-manifest'
const resolved = `\0${id}`

/** Entries of the client build: the boot script, the stylesheets, and by name the scripts that only some pages load. */
export const clientAssets = {
  entry: 'client/entry.ts',
  styles: [
    'shell',
    'later',
    'content',
    'words',
    'campaign',
    'occasional',
    'screens',
    'plp',
    'pdp',
    'bag',
    'account',
    'compare',
    'reviews',
    'change-line',
    'print',
    'preview',
  ],
  scripts: {
    preview: 'client/preview/preview.ts',
    visualisation: 'client/preview/visualisation.ts',
    reports: 'client/reports/reports.ts',
  },
}

type ClientAssets = typeof clientAssets

const ManifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), assets: v.optional(v.array(v.string()), []), css: v.optional(v.array(v.string()), []) }),
)

/**
 * Vite plugin for `virtual:asset-manifest`: URLs of the client's entry, stylesheets and preloaded fonts. A build has
 * the hashed files of `dist/client`, development has the sources.
 */
export function assetManifest(options: ClientAssets): Plugin {
  let isBuild = false
  let isDevelopment = false
  let root = ''
  return {
    name: 'shop:asset-manifest',
    configResolved(config) {
      isBuild = config.command === 'build'
      isDevelopment = config.mode === 'development'
      root = config.root
    },
    resolveId: (source) => (source === id ? resolved : null),
    load(moduleId) {
      if (moduleId !== resolved) return null
      return isBuild
        ? manifestModule(root, options)
        : `export const manifest = ${JSON.stringify({ ...ofSources(options), isDevelopment })}`
    },
  }
}

function ofSources(options: ClientAssets) {
  return {
    buildId: 'development',
    entry: `/${options.entry}`,
    styles: Object.fromEntries(options.styles.map((name) => [name, `/client/styles/${name}.css`])),
    scripts: Object.fromEntries(Object.entries(options.scripts).map(([name, source]) => [name, `/${source}`])),
    fonts: [],
  }
}

/** The file below `dist/client` that names the hashed files of a language. */
export function manifestFile(language: Language): string {
  return `.vite/manifest${language === languages[0] ? '' : `-${language}`}.json`
}

/** With several languages, the language of the request chooses between their files. */
function manifestModule(root: string, options: ClientAssets): string {
  const texts = languages.map((language) => readFileSync(join(root, 'dist/client', manifestFile(language)), 'utf8'))
  const buildId = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 12)
  const manifests = texts.map((text) => JSON.stringify({ buildId, ...ofBuild(text, options) }))
  if (manifests.length === 1) return `export const manifest = ${manifests.join('')}`
  const byName = languages.map((language, index) => `${language}: ${manifests[index]}`)
  return [
    `import { byLanguage } from ${JSON.stringify(join(root, 'worker/language/by-language.ts'))}`,
    `export const manifest = byLanguage({ ${byName.join(', ')} })`,
  ].join('\n')
}

function ofBuild(text: string, options: ClientAssets) {
  const files = v.parse(ManifestSchema, JSON.parse(text))
  const fileOf = (source: string) => {
    const chunk = files[source]
    if (!chunk) throw new Error(`The client build has no ${source}: build the client before the Worker.`)
    return chunk
  }
  const shell = fileOf('client/styles/shell.css')
  const fonts = shell.assets.filter(
    (file) => file.endsWith('.woff2') && /latin-[a-z]+-normal/.test(file) && !file.includes('latin-ext'),
  )
  return {
    isDevelopment: false,
    entry: `/${fileOf(options.entry).file}`,
    styles: Object.fromEntries(options.styles.map((name) => [name, `/${fileOf(`client/styles/${name}.css`).file}`])),
    scripts: Object.fromEntries(
      Object.entries(options.scripts).map(([name, source]) => [name, `/${fileOf(source).file}`]),
    ),
    fonts: fonts.map((file) => `/${file}`),
  }
}
