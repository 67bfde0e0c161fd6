import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Mutant } from './mutant.ts'

/** Folders of the root that a copy does not need, or that tests write to. */
const left = ['node_modules', '.git', '.data', '.wrangler', 'test-results', 'coverage']

export type Workspace = { root: string; apply(mutant: Mutant): () => void; discard(): void }

/** A copy of the project in which a mutant can be tried out without touching the project. */
export function createWorkspace(project: string): Workspace {
  const root = mkdtempSync(join(tmpdir(), 'selvedge-mutants-'))
  cpSync(project, root, { recursive: true, filter: (path) => !left.includes(relative(project, path)) })
  // Vitest does not find its runner if node_modules is a symbolic link, and caches must not be shared.
  linkTree(join(project, 'node_modules'), join(root, 'node_modules'), ['.cache', '.vite'])
  return {
    root,
    apply(mutant) {
      const file = join(root, mutant.file)
      const text = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        text.replace(mutant.find, () => mutant.replace),
      )
      return () => writeFileSync(file, text)
    },
    discard: () => rmSync(root, { recursive: true, force: true }),
  }
}

function linkTree(from: string, to: string, without: readonly string[] = []): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.includes(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (existsSync(source)) linkOrCopy(source, target)
  }
}

/** Hard links do not reach another file system. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}
