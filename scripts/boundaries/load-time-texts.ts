import { parseSync } from 'oxc-parser'
import { type Catalogue, textAt } from './catalogues.ts'
import type { Graph, SourceFile } from './graph.ts'

const catalogueImport = /^#shared\/messages\/([\w-]+\.ts)$/
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

type Node = { type: string; start: number } & Record<string, unknown>

/** What a name stands for: `messages` for `shop.ts`, `field` for `shop.ts`, `account`, `field`. */
type Names = Map<string, readonly string[]>

/**
 * Texts that a module reads when it is loaded. The language is not known then, so they would stay in the first one. A
 * group of texts may be kept in a variable, because its texts are chosen when they are read.
 */
export function loadTimeTextViolations(graph: Graph, catalogue: Catalogue): string[] {
  return [...graph.values()]
    .filter(({ path, isTest }) => /^(?:client|shared|worker)\//.test(path) && !isTest)
    .flatMap((file) => readsOf(file, catalogue))
}

function readsOf({ path, text, imports }: SourceFile, catalogue: Catalogue): string[] {
  if (!imports.some(({ specifier }) => catalogueImport.test(specifier))) return []
  const { program, module } = parseSync(path, text)
  const names: Names = new Map()
  for (const { moduleRequest, entries } of module.staticImports) {
    const file = catalogueImport.exec(moduleRequest.value)?.[1]
    if (file === undefined) continue
    for (const { localName, importName } of entries)
      names.set(localName.value, importName.name === null ? [file] : [file, importName.name])
  }
  const found = new Set<number>()
  for (const statement of program.body as unknown as Node[]) visit(statement, { names, catalogue, found })
  return [...found].map(
    (start) =>
      `${path}:${text.slice(0, start).split('\n').length} reads a text when it is loaded, before the language is known: read it in a function or a getter`,
  )
}

type Search = { names: Names; catalogue: Catalogue; found: Set<number> }

/** Looks at what runs when the module is loaded, so not into functions. */
function visit(node: unknown, search: Search): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, search))
  if (!isNode(node) || functions.includes(node.type) || node.type === 'ImportDeclaration') return
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return
  if (node.type === 'VariableDeclarator' && keepsGroup(node, search)) return
  const path = pathOf(node, search.names)
  if (path) {
    if (isText(textAt(search.catalogue, path))) search.found.add(node.start)
    return
  }
  for (const [key, child] of Object.entries(node)) if (!isName(node, key)) visit(child, search)
}

/** Adds the names that a declaration gives to groups. False if it does something else. */
function keepsGroup({ id, init }: Node, { names, catalogue, found }: Search): boolean {
  const path = isNode(init) ? pathOf(init, names) : null
  if (!path || !isNode(id)) return false
  const add = (name: Node, to: readonly string[]) => {
    if (isText(textAt(catalogue, to))) found.add(name.start)
    else names.set(String(name['name']), to)
  }
  if (id.type === 'Identifier') add(id, path)
  else if (id.type === 'ObjectPattern')
    for (const { key, value } of id['properties'] as { key?: Node; value?: Node }[])
      if (key && value) add(value, [...path, String(key['name'] ?? key['value'])])
  return true
}

/** The path of a name, or of a member of one. `null` for anything else. */
function pathOf(node: Node, names: Names): readonly string[] | null {
  if (node.type === 'Identifier') return names.get(String(node['name'])) ?? null
  if (node.type !== 'MemberExpression') return null
  const { object, property, computed } = node as unknown as { object: Node; property: Node; computed: boolean }
  const path = pathOf(object, names)
  if (!path) return null
  // Any member may be meant: then the group counts as a text.
  if (computed && property.type !== 'Literal') return [...path, '*']
  return [...path, String(property['name'] ?? property['value'])]
}

/** `undefined` is a member that is computed. A function is a text only where it is called, which needs its values. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || value === undefined
}

/** True for a key that is a name, and no expression. */
function isName(node: Node, key: string): boolean {
  return (key === 'key' || key === 'property') && node['computed'] !== true && node['shorthand'] !== true
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
