import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGraph } from './boundaries/graph.ts'
import { functionsOf, kindOf, kinds } from './lib/census.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'

// Counts the house: `npm run census`. Lines are those that are not empty, of the files in git.

/** A function may be longer only for a reason. */
const longLines = 60

await main(async () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const counts = new Map(kinds.map((kind) => [kind, { files: 0, lines: 0, words: 0 }]))
  const long: { at: string; lines: number }[] = []
  for (const path of files) {
    const kind = kindOf(path)
    if (kind === null) continue
    const text = readFileSync(join(root, path), 'utf8')
    const count = counts.get(kind) as { files: number; lines: number; words: number }
    count.files += 1
    count.lines += text.split('\n').filter((line) => line.trim() !== '').length
    count.words += text.split(/\s+/).filter((word) => word !== '').length
    if (kind === 'product' && /\.tsx?$/.test(path))
      for (const { line, lines } of functionsOf(path, text))
        if (lines > longLines) long.push({ at: `${path}:${line}`, lines })
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
  console.log(`${long.length} functions of the product are longer than ${longLines} lines:`)
  for (const { at, lines } of long.toSorted((a, b) => b.lines - a.lines)) console.log(`${lines}  ${at}`)
})
