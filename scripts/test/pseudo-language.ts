import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../lib/root.ts'
import { type Catalogues, exportsOf, shippedCatalogues } from '../message-catalogues.ts'

const prefix = 'virtual:pseudo-language/'

/** The shop's languages and the pseudo-language of the tests. */
export const withPseudoLanguage: Catalogues = { ...shippedCatalogues, xx: prefix.slice(0, -1) }

/** Vite plugin for the pseudo-language's catalogue, which is made from the English one. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'selvedge:pseudo-language',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const path = join(root, 'shared/messages/en', id.slice(prefix.length + 1))
      return [
        `import * as english from ${JSON.stringify(path)}`,
        `import { translated } from ${JSON.stringify(join(root, 'worker/test/pseudo-language/pseudo-language.ts'))}`,
        ...exportsOf(path).map((name) => `export const ${name} = translated(english.${name})`),
      ].join('\n')
    },
  }
}
