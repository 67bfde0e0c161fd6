import {
  type BinaryExpression,
  type Expression,
  parseSync,
  type Statement,
  type SwitchStatement,
  type VariableDeclaration,
  Visitor,
} from 'oxc-parser'
import type { Plugin } from 'vite'

/**
 * Kinds of components that no island of the shop has, with React's numbers for them (`ReactWorkTags`). React needs a
 * number only to draw a component of that kind.
 */
export const unusedKinds = {
  Portal: 4,
  Mode: 8,
  ContextConsumer: 9,
  ForwardRef: 11,
  Profiler: 12,
  Suspense: 13,
  Memo: 14,
  SimpleMemo: 15,
  Lazy: 16,
  IncompleteClassComponent: 17,
  DehydratedFragment: 18,
  SuspenseList: 19,
  Scope: 21,
  Offscreen: 22,
  LegacyHidden: 23,
  Cache: 24,
  HostHoistable: 26,
  HostSingleton: 27,
  IncompleteFunctionComponent: 28,
  ViewTransition: 30,
  Activity: 31,
} as const

/** Methods that React tests a class for and that the only one, the error boundary of the islands, does not have. */
export const unusedMethods = [
  'componentDidCatch',
  'componentDidMount',
  'componentDidUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUnmount',
  'componentWillUpdate',
  'getSnapshotBeforeUpdate',
  'shouldComponentUpdate',
  'UNSAFE_componentWillMount',
  'UNSAFE_componentWillReceiveProps',
  'UNSAFE_componentWillUpdate',
]

const reactDom = /\/react-dom-client\.production\.js$/

/**
 * Vite plugin for the scripts of browsers: React DOM without the branches for the kinds of components that no island
 * has. A bundler cannot leave these out, because they are branches of the functions that every component needs. An
 * island with such a component fails with React's error 156, and its markup of the server stays.
 */
export function leanReact(): Plugin {
  return {
    name: 'selvedge:lean-react',
    applyToEnvironment: ({ name }) => name.startsWith('client'),
    transform: {
      filter: { id: reactDom },
      handler: (code) => ({ code: withoutKinds(code, Object.values(unusedKinds)), map: null }),
    },
  }
}

type Edit = { start: number; end: number; text: string }
type Range = { start: number; end: number }
type IsUnused = (node: Expression | null) => boolean

/**
 * React's code without the branches that run only for components of these kinds, or for a method that no class has:
 * comparisons of a `tag` with a number, cases of a `switch` over a `tag`, and tests for a method. @throws Error if
 * there is none
 */
export function withoutKinds(code: string, kinds: readonly number[]): string {
  const edits: Edit[] = []
  const bodies: Range[] = []
  const variables: VariableDeclaration[] = []
  const isUnused: IsUnused = (node) =>
    node?.type === 'Literal' && typeof node.value === 'number' && kinds.includes(node.value)
  new Visitor({
    FunctionDeclaration: ({ body }) => void (body && bodies.push(body)),
    FunctionExpression: ({ body }) => void (body && bodies.push(body)),
    VariableDeclaration: (node) => void variables.push(node),
    BinaryExpression: (node) => void edits.push(...editComparison(node, isUnused)),
    SwitchStatement: (node) => void edits.push(...editSwitch(node, isUnused)),
  }).visit(parseSync('react.js', code, { sourceType: 'script' }).program)
  if (edits.length === 0)
    throw new Error('React has no branch for these kinds of components: see scripts/lean-react.ts.')
  return applyEdits(code, [...edits, ...keepDeclarations(edits, bodies, variables)])
}

function editComparison({ operator, left, right, start, end }: BinaryExpression, isUnused: IsUnused): Edit[] {
  if (operator !== '===' && operator !== '!==') return []
  const isOfUnused = (isTag(left) && isUnused(right)) || (isTag(right) && isUnused(left)) || isTypeOfUnusedMethod(right)
  return isOfUnused ? [{ start, end, text: operator === '===' ? '!1' : '!0' }] : []
}

/** A case without statements shares those of the next one, and so does one whose statements lead into it. */
function editSwitch({ discriminant, cases }: SwitchStatement, isUnused: IsUnused): Edit[] {
  if (!isTag(discriminant)) return []
  let isReached = false
  return cases.flatMap(({ test, consequent, start, end }) => {
    const isRemoved = isUnused(test)
    isReached ||= !isRemoved
    const edit = { start, end: isReached ? (consequent[0]?.start ?? end) : end, text: '' }
    if (leaves(consequent.at(-1))) isReached = false
    return isRemoved ? [edit] : []
  })
}

function isTag(node: Expression): boolean {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag'
}

function isTypeOfUnusedMethod(node: Expression): boolean {
  if (node.type !== 'UnaryExpression' || node.operator !== 'typeof') return false
  const { argument } = node
  return (
    argument.type === 'MemberExpression' &&
    argument.property.type === 'Identifier' &&
    unusedMethods.includes(argument.property.name)
  )
}

/** True if the next case does not run after this last statement of a case. */
function leaves(last: Statement | undefined): boolean {
  if (last?.type === 'BlockStatement') return leaves(last.body.at(-1))
  return last !== undefined && /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type)
}

/** A `var` belongs to its whole function, so other branches may use one that a removed branch declares. */
function keepDeclarations(edits: readonly Edit[], bodies: readonly Range[], variables: readonly VariableDeclaration[]) {
  return variables.flatMap(({ start, declarations }): Edit[] => {
    const edit = edits.find((each) => each.start <= start && start < each.end)
    const body = bodies.findLast((each) => each.start < start && start < each.end)
    if (!edit || !body || edit.start < body.start) return []
    const names = declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
    return [{ start: body.start + 1, end: body.start + 1, text: `var ${names.join()};` }]
  })
}

/** Applies edits of a text. One within another is left out. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let position = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < position) continue
    result += text.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return result + text.slice(position)
}
