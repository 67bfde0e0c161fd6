import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContentTypes, writeFiles } from '../lib/content-types.ts'
import { main } from '../lib/main.ts'
import { root } from '../lib/root.ts'

const folder = 'dist/content-types'
const blockCataloguePath = 'dist/block-catalogue.md'

// Generates the content service's import files and the block catalogue from the schemas of the blocks.
await main(async () => {
  const { contentTypeFiles, blockCatalogue } = await loadContentTypes()
  const files = contentTypeFiles()
  rmSync(join(root, folder), { recursive: true, force: true })
  writeFiles(join(root, folder), files)
  writeFileSync(join(root, blockCataloguePath), blockCatalogue())
  console.log(`${files.size} files written to ${folder}/, and ${blockCataloguePath}.`)
})
