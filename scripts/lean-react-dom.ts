import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './lib/root.ts'

/** Gives `react-dom/client` the one object that it takes from `react-dom`, in place of the whole package. For the browser's build alone. */
export const leanReactDom: Plugin = {
  name: 'lean-react-dom',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    const isAskedByClient = id === 'react-dom' && this.environment.name === 'client' && importer?.includes('react-dom-client') === true
    return isAskedByClient ? join(root, 'scripts/react-dom-internals.ts') : null
  },
}
