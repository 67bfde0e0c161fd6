import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './root.ts'

type FilesModule = {
  contentTypeFiles: () => Map<string, string>
  blockCatalogue: () => string
  isComplete: (item: { _meta: { schema: string } }) => boolean
}

/** Files generated from the blocks. Vite loads the module, because blocks are TSX and found by `import.meta.glob`. */
export async function loadContentTypes(): Promise<FilesModule> {
  const options = { root, configFile: false, logLevel: 'error' } as const
  const { module } = await runnerImport<FilesModule>(join(root, 'client/content-types/files.ts'), options)
  return module
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
