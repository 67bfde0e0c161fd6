import { createBuilder } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { pseudoLanguage, withPseudoLanguage } from '../test/pseudo-language.ts'
import { type Catalogues, messageCatalogues, shippedCatalogues } from './message-catalogues.ts'

/** The code of a module that logs a text of the bag, as an environment builds it. */
async function codeIn(name: string, catalogues: Catalogues): Promise<string> {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      messageCatalogues(catalogues),
      pseudoLanguage(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) =>
          id === '\0entry' ? "import { bag } from '#shared/messages/shop.ts'\nconsole.log(bag.empty)" : null,
      },
    ],
    environments: {
      [name]: {
        consumer: name === 'worker' ? 'server' : 'client',
        build: { write: false, minify: false, rollupOptions: { input: 'entry', external: /^node:/ } },
      },
    },
  })
  const environment = builder.environments[name]
  if (!environment) throw new Error(`There is no environment ${name}.`)
  const result = await builder.build(environment)
  if (!('output' in result)) throw new Error('The build has no output.')
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

const english = 'Your shopping bag is empty'

test('scripts of browsers have the texts of their own language, and nothing that chooses', async () => {
  const first = await codeIn('client', withPseudoLanguage)
  expect([first.includes(english), first.includes('translated'), first.includes('byLanguage')]).toEqual([
    true,
    false,
    false,
  ])
  // Each language is made from the English one by the tests; a folder of a language has no English text.
  const further = await codeIn('client_xx', withPseudoLanguage)
  expect([further.includes('translated'), further.includes('byLanguage')]).toEqual([true, false])
})

test('the Worker has the texts of every language and chooses between them', async () => {
  const code = await codeIn('worker', withPseudoLanguage)
  expect([code.includes(english), code.includes('translated'), code.includes('byLanguage')]).toEqual([true, true, true])
})

test('the scripts of a shipped language have its folder and no English text', async () => {
  const code = await codeIn('client_de', shippedCatalogues)
  expect([code.includes('Ihr Warenkorb ist leer'), code.includes(english), code.includes('byLanguage')]).toEqual([
    true,
    false,
    false,
  ])
})

test('with one language the Worker has its folder, as if there were no choice', async () => {
  const code = await codeIn('worker', { en: 'shared/messages/en' })
  expect([code.includes(english), code.includes('byLanguage')]).toEqual([true, false])
})

test('a language without a catalogue stops the build', async () => {
  await expect(codeIn('client_qq', withPseudoLanguage)).rejects.toThrow('There is no catalogue for the language qq.')
})
