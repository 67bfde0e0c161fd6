import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../shared/routes.ts'
import { titlesIn } from '../boundaries/requirement-ids.ts'

/** Where a requirement is shown: files of tests that name it, and the pages that those tests open. */
export type Shown = { files: readonly string[]; pages: readonly string[] }

const patterns = Object.values(routes)
  .map(({ pattern }) => pattern)
  // Every path is a content page if it is nothing else.
  .filter((pattern) => !pattern.startsWith('/:slug'))

const matchers = patterns.map((pattern) => ({
  pattern,
  matches: new RegExp(
    `^(?:/us|/eu)?${pattern === '/' ? '/?' : pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`,
  ),
}))

/** By id. Browser tests come first, then tests of the Worker, then all others. */
export function testsOf(root: string): ReadonlyMap<string, Shown> {
  const shown = new Map<string, { files: Set<string>; pages: Set<string> }>()
  const files = globSync('{worker,client,shared,sandbox,scripts,e2e,bench,model,chaos}/**/*.test.{ts,tsx}', {
    cwd: root,
  })
  for (const file of files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const { title, start, end } of titlesIn(file, text)) {
      for (const id of idsIn(title)) {
        const entry = shown.get(id) ?? { files: new Set(), pages: new Set() }
        shown.set(id, entry)
        entry.files.add(file)
        for (const page of pagesIn(text.slice(start, end))) entry.pages.add(page)
      }
    }
  }
  return new Map([...shown].map(([id, { files: of, pages }]) => [id, { files: [...of], pages: [...pages] }]))
}

function rankOf(file: string): number {
  const rank = ['e2e/', 'worker/', 'client/', 'shared/'].findIndex((folder) => file.startsWith(folder))
  return rank === -1 ? 4 : rank
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\b[A-Z]+-\d+\b/g) ?? [])
}

/** The patterns of the routes whose paths are written in the code of a test. */
function pagesIn(code: string): string[] {
  const paths = [...code.matchAll(/['"`](\/[^'"`\s?#]*)/g)].map(([, path = '']) => path.replaceAll(/\$\{[^}]*\}/g, 'x'))
  return patterns.filter((pattern) => paths.some((path) => firstMatch(path) === pattern))
}

function firstMatch(path: string): string | undefined {
  return matchers.find(({ matches }) => matches.test(path))?.pattern
}
