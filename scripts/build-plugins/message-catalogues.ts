import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { languages } from '#shared/languages.ts'

const specifier = /^#shared\/messages\/([\w-]+\.ts)$/
const virtual = '\0messages:'
/** Environments of browsers are named `client`, and `client_{language}` for each further language. */
const browser = /^client(?:_(\w+))?$/

/** Where each language's texts are: a folder below the root, or the beginning of an id that another plugin resolves. */
export type Catalogues = Readonly<Record<string, string>>

export const shippedCatalogues: Catalogues = Object.fromEntries(
  languages.map((language) => [language, `shared/messages/${language}`]),
)

/**
 * Vite plugin for `#shared/messages/*`. With one language it does nothing: package.json names its folder. With several,
 * the scripts of browsers get the folder of their environment's language, and the Worker gets modules whose texts are
 * chosen by the language of the request (`worker/language/`).
 */
export function messageCatalogues(catalogues: Catalogues = shippedCatalogues): Plugin {
  const [source = ''] = Object.keys(catalogues)
  let root = ''
  const folderOf = (language: string) => {
    const place = catalogues[language]
    if (place === undefined) throw new Error(`There is no catalogue for the language ${language}.`)
    return place.startsWith('virtual:') ? place : join(root, place)
  }
  return {
    name: 'shop:message-catalogues',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId(id, importer, options) {
      const file = specifier.exec(id)?.[1]
      if (file === undefined || Object.keys(catalogues).length === 1) return null
      const [isBrowser, language = source] = browser.exec(this.environment.name) ?? []
      return isBrowser ? this.resolve(`${folderOf(language)}/${file}`, importer, options) : virtual + file
    },
    load(id) {
      if (!id.startsWith(virtual)) return null
      const file = id.slice(virtual.length)
      const path = join(folderOf(source), file)
      this.addWatchFile(path)
      return choosingModule(
        exportsOf(path),
        Object.keys(catalogues).map((language) => [language, `${folderOf(language)}/${file}`]),
        join(root, 'worker/language/by-language.ts'),
      )
    },
  }
}

/** A module with the exports of every language's, each chosen when it is read. */
function choosingModule(names: readonly string[], modules: readonly (readonly [string, string])[], chooser: string) {
  return [
    `import { byLanguage } from ${JSON.stringify(chooser)}`,
    ...modules.map(([language, path]) => `import * as ${language} from ${JSON.stringify(path)}`),
    ...names.map(
      (name) =>
        `export const ${name} = byLanguage({ ${modules.map(([language]) => `${language}: ${language}.${name}`).join(', ')} })`,
    ),
  ].join('\n')
}

/** Names of the values that a module exports. */
export function exportsOf(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, 'utf8'))
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (isType || exportName.name === null ? [] : [exportName.name]))
}
