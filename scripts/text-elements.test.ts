import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const client = resolve(import.meta.dirname, '../client')

// Browsers that translate a page replace its text nodes. React then cannot find the nodes to change or to remove.
test.each(islandFiles())(
  'a text of %s that can change, or that stands beside something that can go, has an element of its own',
  (path) => {
    expect(bareTexts(readFileSync(join(client, path), 'utf8'))).toEqual([])
  },
)

test.each([
  ['a text that can go', '<p>{isLow && messages.low}<b>x</b></p>'],
  ['a text beside a part that can go', '<p>{messages.low}{isOpen && <b>x</b>}</p>'],
  ['a text that changes beside another', '<p>{count} {messages.found}</p>'],
  ['a text that a component returns', 'isLow ? messages.low : <b>x</b>'],
  ['a blank beside a part that can go', "<p><b>x</b>{' '}{isOpen && <b>y</b>}</p>"],
])('finds %s', (_what, markup) => {
  expect(bareTexts(`import { messages } from './m.ts'\nexport const X = () => ${markup}`)).toHaveLength(1)
})

test.each([
  '<p>{isLow ? messages.low : messages.high}</p>',
  '<p><span>{count}</span>{isOpen && <b>x</b>}</p>',
  '<p>Fixed <b>x</b></p>',
  '<ul>{lines.map((line) => <li key={line}>{line}</li>)}</ul>',
])('accepts %s', (markup) => {
  expect(bareTexts(`import { messages } from './m.ts'\nexport const X = () => ${markup}`)).toEqual([])
})

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** `isConstant`: always there, and always the same text. `canGo`: the child is there only at times. */
type Child = { isText: boolean; isConstant: boolean; canGo: boolean }

// Props that are elements of the caller.
const elementProps = ['children', 'instead', 'after']

const element: Child = { isText: false, isConstant: true, canGo: false }
const text: Child = { isText: true, isConstant: false, canGo: false }

/** The component files that islands reach. */
function islandFiles(): string[] {
  const found = new Set<string>()
  const queue = globSync('islands/*.tsx', { cwd: client }).map((path) => join(client, path))
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue
    found.add(path)
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
      queue.push(resolve(dirname(path), target))
  }
  return [...found]
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => relative(client, path))
    .toSorted()
}

/** Elements of a source that mix a text with what can change. */
function bareTexts(source: string): string[] {
  const { program } = parseSync('island.tsx', source)
  const imported = new Set<string>()
  const locals = new Map<string, Node>()
  const mixed: string[] = []

  function childOf(node: Node): Child | null {
    const part = (name: string) => childOf(node[name] as Node)
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'ArrayExpression':
        return element
      case 'JSXExpressionContainer':
        return part('expression')
      case 'JSXEmptyExpression':
        return null
      case 'JSXText': {
        const value = String(node['value'])
        return value.trim() === '' && value.includes('\n') ? null : { ...text, isConstant: true }
      }
      case 'Literal':
        return typeof node['value'] === 'string' ? { ...text, isConstant: true } : null
      case 'LogicalExpression': {
        const right = part('right')
        return right && { ...right, isConstant: false, canGo: true }
      }
      case 'ConditionalExpression': {
        const sides = [part('consequent'), part('alternate')]
        return { isText: sides.some((side) => side?.isText), isConstant: false, canGo: true }
      }
      case 'MemberExpression':
        return isConstantMember(node) ? { ...text, isConstant: true } : text
      case 'Identifier': {
        const name = String(node['name'])
        const local = locals.get(name)
        if (local) return childOf(local)
        return elementProps.includes(name) ? { ...element, canGo: true } : text
      }
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return part('expression')
      case 'CallExpression':
        return source.slice(node.start, (node['callee'] as Node).end).endsWith('.map')
          ? { ...element, canGo: true }
          : text
      default:
        return text
    }
  }

  function isConstantMember(node: Node): boolean {
    let root = node
    while (root.type === 'MemberExpression') {
      if (root['computed'] === true) return false
      root = root['object'] as Node
    }
    return root.type === 'Identifier' && (imported.has(String(root['name'])) || isConstantLocal(String(root['name'])))
  }

  function isConstantLocal(name: string): boolean {
    const local = locals.get(name)
    return local?.type === 'MemberExpression' && isConstantMember(local)
  }

  function check(node: Node): void {
    const children = (node['children'] as Node[]).map(childOf).filter((child) => child !== null)
    const texts = children.filter(({ isText }) => isText)
    const isAlone = children.length === 1 && node.type === 'JSXElement'
    const canChange = texts.some(({ isConstant }) => !isConstant) || children.some(({ canGo }) => canGo)
    if (texts.length > 0 && !isAlone && canChange) mixed.push(source.slice(node.start, node.end))
  }

  new Visitor({
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => imported.add(local.name)),
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) locals.set(id.name, init as unknown as Node)
    },
  }).visit(program)
  /** React changes the text in place if a component returns it. As an element's only child, it writes it anew. */
  function checkComponent(name: string, body: Node): void {
    if (!/^[A-Z]/.test(name)) return
    const results = body.type === 'BlockStatement' ? returnsOf(body) : [body]
    for (const result of results) if (childOf(result)?.isText) mixed.push(source.slice(result.start, result.end))
  }

  new Visitor({
    FunctionDeclaration: ({ id, body }) => id && body && checkComponent(id.name, body as unknown as Node),
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
        checkComponent(id.name, init.body as unknown as Node)
    },
    JSXElement: (node) => check(node as unknown as Node),
    JSXFragment: (node) => check(node as unknown as Node),
  }).visit(program)
  return mixed
}

/** What a function's body returns, without its inner functions. */
function returnsOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(returnsOf)
  if (node === null || typeof node !== 'object') return []
  const { type, argument } = node as Node
  if (/Function/.test(type)) return []
  if (type === 'ReturnStatement') return argument ? [argument as Node] : []
  return Object.values(node).flatMap(returnsOf)
}
