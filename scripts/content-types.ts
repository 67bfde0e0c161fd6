import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'

type FilesModule = { contentTypeFiles: () => Map<string, string> }

// Writes docs/content-types/ and docs/block-catalogue.md from the schemas of the blocks.
await main(async () => {
  const { module } = await runnerImport<FilesModule>(join(root, 'client/content-types/files.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  const files = module.contentTypeFiles()
  rmSync(join(root, 'docs/content-types'), { recursive: true, force: true })
  for (const [path, text] of files) {
    const file = join(root, 'docs', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`${files.size} files written under docs/.`)
})
