import { build } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { chunkLoader } from './chunk-loader.ts'

/** The code of all scripts that are built from these modules. The first one is the entry. */
async function codeOf(modules: Record<string, string>): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      chunkLoader(root),
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? `/${id}` : null),
        load: (id) => modules[id.slice(1)] ?? null,
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: Object.keys(modules).slice(0, 1) } },
  })
  if (!('output' in result)) throw new Error('The build has no output.')
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('modules that load on demand are loaded by the function of the shop, which loads no stylesheets', async () => {
  const code = await codeOf({ 'entry.js': "import('later.js')", 'later.js': 'console.log(1)' })
  expect(code).toMatch(/loadChunk\(\(\) => import\("\.\/later-[\w-]+\.js"\), \[\]\)/)
  expect(code).not.toContain('stylesheet')
})

test('a script that imports a stylesheet stops the build', async () => {
  await expect(
    codeOf({ 'entry.js': "import('later.js')", 'later.js': "import './later.css'", './later.css': 'p { margin: 0 }' }),
  ).rejects.toThrow('imports a stylesheet, which no page would load.')
})
