import type { Graph } from './graph.ts'

/** What draws a component of a kind that scripts of browsers have no React for (`scripts/lean-react.ts`). */
const leftOut = [
  'Component',
  'PureComponent',
  'Suspense',
  'SuspenseList',
  'lazy',
  'memo',
  'forwardRef',
  'StrictMode',
  'Profiler',
  'Activity',
  'ViewTransition',
  'createPortal',
]
const statement = /\bimport\s+(?!type\b)([^'";]+?)\s+from\s+'react(?:-dom)?'/g

/**
 * Imports of what the browsers' React cannot draw, and imports of the whole of React, because those do not say what
 * they use.
 */
export function leanReactViolations(graph: Graph): string[] {
  return [...graph.values()]
    .filter(({ path, isTest }) => path.startsWith('client/') && !isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(statement)].flatMap(([, clause = '']) =>
        importedNames(clause)
          .filter((name) => name === '*' || leftOut.includes(name))
          .map((name) => `${path} imports ${name === '*' ? 'all' : name} of React: see scripts/lean-react.ts`),
      ),
    )
}

/** The names in an import's braces that are not types, and `*` if it imports more than names. */
function importedNames(clause: string): string[] {
  const [, braces] = /^\{([^}]*)\}$/.exec(clause) ?? []
  if (braces === undefined) return ['*']
  return braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/^type\s/.test(part))
    .map((part) => part.split(/\s+as\s+/)[0] ?? '')
}
