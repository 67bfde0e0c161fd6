import { parseSync, Visitor } from 'oxc-parser'

export const kinds = ['product', 'tests and proof', 'sandbox with its tests', 'scripts', 'documents'] as const
export type Kind = (typeof kinds)[number]

/** What a file counts as; `null` for pictures, lock files and settings. */
export function kindOf(path: string): Kind | null {
  if (path.endsWith('.md')) return 'documents'
  if (!/\.(?:tsx?|css|mjs)$/.test(path)) return null
  if (/^(?:packages\/)?sandbox\//.test(path)) return 'sandbox with its tests'
  if (path.startsWith('proof/') || /\.test\.tsx?$|(?:^|\/)tests?\//.test(path)) return 'tests and proof'
  if (path.startsWith('scripts/')) return 'scripts'
  return /^(?:worker|client|shared)\//.test(path) && !/fixtures?\.tsx?$/.test(path) ? 'product' : null
}

/** A function of the product may have more lines only for a reason. */
export const longLines = 60

/** The functions of the product with more than `longLines` lines, the longest first. */
export function longFunctions(files: Iterable<{ path: string; text: string }>): { at: string; lines: number }[] {
  return [...files]
    .filter(({ path, text }) => kindOf(path) === 'product' && /\.tsx?$/.test(path) && isLong(text))
    .flatMap(({ path, text }) => functionsOf(path, text).map(({ line, lines }) => ({ at: `${path}:${line}`, lines })))
    .filter(({ lines }) => lines > longLines)
    .toSorted((a, b) => b.lines - a.lines)
}

function isLong(text: string): boolean {
  return text.split('\n').length > longLines
}

/** The functions of a file that are no part of another function, with their lines. */
export function functionsOf(path: string, text: string): { line: number; lines: number }[] {
  const found: { start: number; end: number }[] = []
  const add = ({ start, end }: { start: number; end: number }) => {
    if (!found.some((other) => other.start <= start && end <= other.end)) found.push({ start, end })
  }
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    parseSync(path, text).program,
  )
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  return found.map(({ start, end }) => ({ line: lineOf(start), lines: lineOf(end) - lineOf(start) + 1 }))
}
