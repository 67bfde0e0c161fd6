import type { PageStore } from '../atoms/store.ts'
import { holdTapsUntil } from '../island/early-taps.ts'

/** Listens on the document permanently, because it must serve later pages too. */
type Behaviour = { run: (store: PageStore) => void }

const behaviours = import.meta.glob<Behaviour>('../behaviours/*.ts')

/**
 * Starts the behaviours that static markup names with `data-behaviour="{name}"`: scripts of
 * `client/behaviours/{name}.ts`, loaded with the first page that names them and started once. With `data-on-use` the
 * script waits for a pointer, a finger or a key, and an early press of a button is repeated. Resolves when all
 * behaviours of this page have loaded.
 */
export async function runBehaviours(store: PageStore): Promise<void> {
  const started = new Map<string, Promise<void> | undefined>()
  const start = (name = '') => {
    const loading =
      started.get(name) ?? behaviours[`../behaviours/${name}.ts`]?.().then(({ run }) => run(store), console.error)
    started.set(name, loading)
    return loading
  }
  const startAll = () =>
    Promise.all(
      [...document.querySelectorAll<HTMLElement>('[data-behaviour]')].map(async ({ dataset }) =>
        start(dataset['behaviour']),
      ),
    )
  document.addEventListener('sv:navigate-end', () => holdTapsUntil(startAll()))
  const startTouchedBehaviour = ({ type, target }: Event) => {
    const element = target as Element
    const host = element.closest<HTMLElement>('[data-on-use]')
    if (!host || customElements.get(host.localName)) return
    void start(host.dataset['onUse'])?.then(() => type === 'click' && element.closest('button')?.click())
  }
  document.addEventListener('pointerover', startTouchedBehaviour)
  document.addEventListener('click', startTouchedBehaviour)
  await startAll()
}
