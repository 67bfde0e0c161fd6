import type { PageStore } from '../atoms/store.ts'

/** Listens on the document for good: it must serve every later page too. */
type Behaviour = { run: (store: PageStore) => void }

const behaviours = import.meta.glob<Behaviour>('../behaviours/*.ts')

/**
 * Starts what static markup asks for with `data-behaviour="{name}"`: vanilla script of `client/behaviours/{name}.ts`, loaded
 * with the first page that names it, and started once.
 */
export function runBehaviours(store: PageStore): void {
  const started = new Set<string | undefined>()
  const start = () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
      const name = dataset['behaviour']
      if (started.has(name)) continue
      started.add(name)
      void behaviours[`../behaviours/${name}.ts`]?.().then(({ run }) => run(store), console.error)
    }
  }
  start()
  document.addEventListener('sv:navigate-end', start)
}
