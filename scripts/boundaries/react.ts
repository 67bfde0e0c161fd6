import { parseSync } from 'oxc-parser'
import type { Graph } from './graph.ts'

/** The only class: React has no other error boundary. */
const errorBoundary = 'client/island/part.tsx'

/** What draws a component of a kind that scripts of browsers have no React for (`scripts/lean-react.ts`), and classes. */
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

/**
 * Imports of what the browsers' React cannot draw, and imports of the whole of React, because those do not say what
 * they use.
 */
export function leanReactViolations(graph: Graph): string[] {
  return [...graph.values()]
    .filter(({ path, text, isTest }) => path.startsWith('client/') && !isTest && /'react(?:-dom)?'/.test(text))
    .flatMap(({ path, text }) =>
      namesFromReact(path, text)
        .filter(
          (name) => name === null || (leftOut.includes(name) && !(path === errorBoundary && name === 'Component')),
        )
        .map((name) => `${path} imports ${name ?? 'all'} of React: see scripts/lean-react.ts`),
    )
}

/** The imported names that are not types; `null` for the default and for the whole module. */
function namesFromReact(path: string, text: string): (string | null)[] {
  return parseSync(path, text)
    .module.staticImports.filter(({ moduleRequest }) => ['react', 'react-dom'].includes(moduleRequest.value))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name))
}
