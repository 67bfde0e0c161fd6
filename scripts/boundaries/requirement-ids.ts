import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser'
import type { Graph } from './graph.ts'
import { oncePerObject } from '#shared/once-per-object.ts'

/** The documents that define the ids, such as `BAG-17` and `D-46`, as list items: `- **BAG-17** …`. */
const documents = ['docs/records/requirements.md', 'docs/records/decisions.md']
const otherFiles = ['*.md', 'docs/**/*.md', '{worker,client,shared,packages,scripts,proof}/**/*.{css,md,mjs}']
/** The decision about rows whose text has no place in the shop. */
const untestable = 'D-247'
const testFunctions = ['test', 'it', 'describe']
const skippingNames = ['skip', 'todo', 'fixme']

type Definition = { id: string; at: string; section: number; text: string }

/** Ids that are defined twice, out of order, or in a section of another group. */
export function definitionViolations(root: string): string[] {
  const definedAt = new Map<string, string>()
  return definitionsIn(root).flatMap(({ id, at, section }, index, all) => {
    const first = definedAt.get(id)
    if (first) return [`${at} defines ${id} again: it is defined at ${first}`]
    definedAt.set(id, at)
    const previous = all[index - 1]
    if (previous?.section !== section) return []
    if (groupOf(previous.id) !== groupOf(id)) return [`${at} defines ${id} among the ids of ${groupOf(previous.id)}`]
    return numberOf(previous.id) < numberOf(id) ? [] : [`${at} defines ${id} after ${previous.id}: sort the section`]
  })
}

/** Rows that do not name a decision about them, which names them in its last brackets: `(Completes BAG-17.)`. */
export function linkViolations(root: string): string[] {
  const definitions = definitionsIn(root)
  const idsIn = (text = ''): string[] => text.match(/[A-Z]+-\d+/g) ?? []
  const namedBy = new Map(definitions.map(({ id, text }) => [id, idsIn(text)]))
  return definitions
    .filter(({ id }) => groupOf(id) === 'D')
    .flatMap(({ id: decision, at, text }) =>
      idsIn(/\(([^()]*)\)\s*$/.exec(text)?.[1])
        .filter((row) => groupOf(row) !== 'D' && namedBy.get(row)?.includes(decision) === false)
        .map((row) => `${at} is about ${row}, which does not name it: end the row with (${decision})`),
    )
}

/** Ids in source, tests and documents that no document defines. */
export function unknownIdViolations(root: string, graph: Graph): string[] {
  const defined = new Set(definitionsIn(root).map(({ id }) => id))
  const pattern = idPattern(defined)
  if (!pattern) return []
  const others = globSync(otherFiles, { cwd: root, exclude: ['**/node_modules/**'] }).toSorted()
  const files = [...graph.values(), ...others.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))]
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter(([id]) => !defined.has(id))
      .map(
        ({ 0: id, index }) =>
          `${locationOf(path, text, index)} names ${id}: ${documents.join(' and ')} do not define it`,
      ),
  )
}

/** Rows that no title of a test names that runs. A row without a text or a call to test says so and names D-247. */
export function untestedViolations(root: string, graph: Graph): string[] {
  const definitions = definitionsIn(root)
  const ids = idPattern(new Set(definitions.map(({ id }) => id)))
  if (!ids) return []
  const tested = new Set(
    testTitles(graph).flatMap(({ title, isSkipped }) => (isSkipped ? [] : (title.match(ids) ?? []))),
  )
  return definitions
    .filter(({ id, text }) => groupOf(id) !== 'D' && !tested.has(id) && !text.includes(untestable))
    .map(({ id, at }) => `${at} defines ${id}, which no test's title names: write [${id}] where a test shows it`)
}

/** Ids in a test title outside square brackets: a title writes `[BAG-17]`, `[BAG-17, D-46]` or `[BAG-17] [D-46]`. */
export function titleViolations(root: string, graph: Graph): string[] {
  const pattern = idPattern(new Set(definitionsIn(root).map(({ id }) => id)))
  if (!pattern) return []
  const inBrackets = new RegExp(`\\[${pattern.source}(?:, ${pattern.source})*\\]`, 'g')
  return testTitles(graph).flatMap(({ title, path, text, start }) =>
    [...title.replace(inBrackets, '').matchAll(pattern)].map(
      ([id]) => `${locationOf(path, text, start)} names ${id} outside square brackets: write [${id}]`,
    ),
  )
}

/** The titles of all tests, once for each graph. */
const testTitles = oncePerObject((graph: Graph) =>
  [...graph.values()]
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => titlesIn(path, text).map((title) => ({ path, text, ...title }))),
)

function definitionsIn(root: string): Definition[] {
  return globSync(documents, { cwd: root })
    .toSorted()
    .flatMap((path, document) => {
      // Keeps the sections of two documents apart.
      let section = document * 1000
      const lines = readFileSync(join(root, path), 'utf8').split('\n')
      return lines.flatMap((line, index) => {
        if (line.startsWith('#')) section++
        const id = /^- \*\*([A-Z]+-\d+)\*\*/.exec(line)?.[1]
        if (!id) return []
        const length = lines.slice(index + 1).findIndex((next) => !next.startsWith('  '))
        const text = lines.slice(index, length < 0 ? undefined : index + 1 + length).join(' ')
        return [{ id, at: `${path}:${index + 1}`, section, text }]
      })
    })
}

/** Matches an id of any group that the documents know. Other codes (`SKU-90004`, `UTF-8`) are not ids. */
function idPattern(defined: ReadonlySet<string>): RegExp | null {
  const groups = [...new Set([...defined].map(groupOf))]
  return groups.length === 0 ? null : new RegExp(`(?<![\\w-])(?:${groups.join('|')})-\\d+(?![\\w-])`, 'g')
}

/**
 * The titles of tests and suites, as they are written in the source: `test(…)`, `test.each(…)(…)`, `describe(…)`.
 * `start` is where the title starts. Tests of a skipped suite are skipped.
 */
function titlesIn(path: string, text: string): { title: string; start: number; isSkipped: boolean }[] {
  const found: { title: string; start: number }[] = []
  const skipped: { start: number; end: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first], start, end }) {
      const [root = '', ...members] = namesIn(callee)
      if (!testFunctions.includes(root)) return
      if (members.some((name) => skippingNames.includes(name))) skipped.push({ start, end })
      if (first && isText(first)) found.push({ title: text.slice(first.start, first.end), start: first.start })
    },
  }).visit(parseSync(path, text).program)
  return found.map((each) => ({
    ...each,
    isSkipped: skipped.some(({ start, end }) => start <= each.start && each.start < end),
  }))
}

function isText(argument: Argument): boolean {
  return argument.type === 'TemplateLiteral' || (argument.type === 'Literal' && typeof argument.value === 'string')
}

/** The names of a callee: `test`, `skip` and `each` for `test.skip.each(…)`. */
function namesIn(callee: Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return namesIn(callee.callee)
  if (callee.type !== 'MemberExpression') return []
  const { object, property } = callee
  return [...namesIn(object), ...(property.type === 'Identifier' ? [property.name] : [])]
}

function locationOf(path: string, text: string, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`
}

function groupOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

function numberOf(id: string): number {
  return Number(id.slice(id.indexOf('-') + 1))
}
