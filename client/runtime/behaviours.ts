import type { PageStore } from '../atoms/store.ts'
import { holdTapsUntil } from '../island/early-taps.ts'

/** Listens on the document for good: it must serve every later page too. */
type Behaviour = { run: (store: PageStore) => void }

const behaviours = import.meta.glob<Behaviour>('../behaviours/*.ts')

/**
 * Starts what static markup asks for with `data-behaviour="{name}"`: vanilla script of `client/behaviours/{name}.ts`,
 * loaded with the first page that names it, and started once. With `data-on-use` it waits for a pointer, a finger or a
 * key; a button that is pressed before it has come is pressed again. Resolves when what this page names has come.
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
