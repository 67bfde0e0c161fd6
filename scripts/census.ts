import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGraph } from './boundaries/graph.ts'
import { kindOf, kinds, longFunctions, longLines } from './lib/census.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'

// Counts the house: `npm run census`. Lines are those that are not empty, of the files in git.

await main(async () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const counts = new Map(kinds.map((kind) => [kind, { files: 0, lines: 0, words: 0 }]))
  for (const path of files) {
    const kind = kindOf(path)
    if (kind === null) continue
    const text = readFileSync(join(root, path), 'utf8')
    const count = counts.get(kind) as { files: number; lines: number; words: number }
    count.files += 1
    count.lines += text.split('\n').filter((line) => line.trim() !== '').length
    count.words += text.split(/\s+/).filter((word) => word !== '').length
  }
  console.table(
    Object.fromEntries(
      [...counts].map(([kind, { files: count, lines, words }]) => [
        kind,
        kind === 'documents' ? { files: count, lines, words } : { files: count, lines },
      ]),
    ),
  )
  const graph = [...readGraph(root).values()]
  const imports = graph.flatMap((file) => file.imports.filter(({ isFile }) => isFile))
  console.log(`${graph.length} source files import one another ${imports.length} times.`)
  const long = longFunctions(graph)
  console.log(`${long.length} functions of the product are longer than ${longLines} lines:`)
  for (const { at, lines } of long) console.log(`${lines}  ${at}`)
})
