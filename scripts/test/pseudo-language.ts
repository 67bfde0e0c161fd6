import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { type Catalogues, exportsOf, shippedCatalogues } from '../build-plugins/message-catalogues.ts'
import { root } from '../lib/root.ts'

const english = join(root, 'shared/messages/en')
const folder = join(root, 'worker/test/pseudo-language')
const translation = 'virtual:pseudo-language/'
/** The English module with the plurals of the pseudo-language. */
const counted = '\0counted-by-pseudo-language/'

/** The shop's languages and the pseudo-language of the tests. */
export const withPseudoLanguage: Catalogues = { ...shippedCatalogues, xx: translation.slice(0, -1) }

/** Vite plugin for the pseudo-language's catalogue, which is made from the English one. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'shop:pseudo-language',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(translation)) return `\0${id}`
      if (!importer?.startsWith(counted)) return id.startsWith(counted) ? id : null
      if (id === './plural.ts') return join(folder, 'plural.ts')
      return id.startsWith('./') ? counted + id.slice(2) : id.startsWith('.') ? join(english, id) : null
    },
    async load(id) {
      if (id.startsWith(counted)) {
        const path = join(english, id.slice(counted.length))
        return (await transformWithOxc(readFileSync(path, 'utf8'), path)).code
      }
      if (!id.startsWith(`\0${translation}`)) return null
      const file = id.slice(translation.length + 1)
      return [
        `import * as english from ${JSON.stringify(counted + file)}`,
        `import { translated } from ${JSON.stringify(join(folder, 'pseudo-language.ts'))}`,
        ...exportsOf(join(english, file)).map((name) => `export const ${name} = translated(english.${name})`),
      ].join('\n')
    },
  }
}
