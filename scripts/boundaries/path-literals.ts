import { type Argument, type Expression, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'
import type { Graph } from './graph.ts'
import { routes } from '#shared/routes.ts'
import { rowOf } from '#worker/http/find-path.ts'

/** The table of paths, and the functions that build links from it. */
const table = ['shared/routes.ts', 'shared/links.ts']
/** The merchant's own destinations. */
const merchant = ['shared/own-catalogue.ts', 'shared/demonstration-catalogue.ts']
/** Their addresses are those of vendors. */
const adapters = 'worker/adapters/'
/** Samples of what an editor sends. */
const sample = /\/fixtures?\.ts$/
const placers = ['marketPath', 'siteHref', 'siteUrl']

/**
 * Paths of the table that are written out in another file, as a text or as a template that begins with one or with an
 * expression before one (`${prefix}/bag`, but not `${url}/search` in an adapter); and any path but the root that is
 * written out where a market's prefix is added, because it may be a content page's. And paths to which another function
 * than `marketPath` adds a market's prefix.
 */
export function pathLiteralViolations(graph: Graph): string[] {
  return [...graph.values()]
    .filter(({ path, isTest }) => /^(?:client|shared|worker)\//.test(path) && !isTest && !sample.test(path))
    .filter(({ path }) => !table.includes(path) && !merchant.includes(path))
    .flatMap(({ path, text }) =>
      [...faultsOf(path, text)].map(([start, fault]) => `${path}:${text.slice(0, start).split('\n').length} ${fault}`),
    )
}

/** What is wrong, by its place in the text. */
function faultsOf(file: string, text: string): Map<number, string> {
  const found = new Map<number, string>()
  const add = (start: number, literal: string | null, isLink = false) => {
    if (literal !== null && literal !== '/' && (isLink || isInTable(literal)))
      found.set(start, `writes out the path ${literal}: take it from ${table.join(' or ')}`)
  }
  const addPrefix = (start: number, first: Expression | undefined) => {
    if (first && isPrefix(first)) found.set(start, 'adds the prefix of a market: call marketPath')
  }
  new Visitor({
    Literal: ({ start, value }) => add(start, pathOf(value)),
    TemplateLiteral(node) {
      const [before, between] = node.quasis
      const [first] = node.expressions
      const isOfVendor = file.startsWith(adapters) && before?.value.raw === '' && first && !isPrefix(first)
      if (!isOfVendor) add(node.start, pathOfTemplate(node))
      if (before?.value.raw === '' && between?.value.raw === '') addPrefix(node.start, first)
    },
    BinaryExpression({ start, operator, left }) {
      if (operator === '+') addPrefix(start, left)
    },
    CallExpression({ callee, arguments: values }) {
      if (callee.type !== 'Identifier' || !placers.includes(callee.name)) return
      for (const value of values) add(value.start, pathOfArgument(value), true)
    },
  }).visit(parseSync(file, text).program)
  return found
}

function isPrefix(value: Expression): boolean {
  if (value.type === 'MemberExpression') return value.property.type === 'Identifier' && value.property.name === 'prefix'
  return value.type === 'Identifier' && value.name === 'prefix'
}

function isInTable(path: string): boolean {
  const row = rowOf(path)
  return row.kind !== 'page' || (row.page !== routes.content && row.page !== routes.home)
}

function pathOfArgument(value: Argument): string | null {
  if (value.type === 'TemplateLiteral') return pathOf(value.quasis[0]?.value.raw)
  return value.type === 'Literal' ? pathOf(value.value) : null
}

function pathOfTemplate({ quasis }: TemplateLiteral): string | null {
  const [first, ...rest] = quasis.map(({ value }) => value.raw)
  return pathOf((first === '' ? rest : [first, ...rest]).join('x'))
}

function pathOf(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith('/') ? (value.split(/[?#]/)[0] ?? '') : null
}
