import type { PageStore } from '../atoms/store.ts'
import { holdClicksUntil } from '../island/early-clicks.ts'

type Connect = (element: HTMLElement, signal: AbortSignal, store: PageStore) => void

/**
 * A behaviour of an element. `connect` runs for each `<sv-{name}>` that comes into the page, with the first page, a
 * page swap or a fragment; its signal aborts when the element leaves the page. In a page swap it runs before the
 * islands inside the element are connected.
 */
type Behaviour = { connect: Connect }

const behaviours = import.meta.glob<Behaviour>(['../behaviours/*.ts', '!../behaviours/*.test.ts'])

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
      started.get(name) ??
      behaviours[`../behaviours/${name}.ts`]?.().then(
        ({ connect }) => customElements.define(`sv-${name}`, elementOf(connect, store)),
        console.error,
      )
    started.set(name, loading)
    return loading
  }
  const startAll = () =>
    Promise.all(
      [...document.querySelectorAll<HTMLElement>('[data-behaviour]')].map(async ({ dataset }) =>
        start(dataset['behaviour']),
      ),
    )
  document.addEventListener('sv:navigate-end', () => holdClicksUntil(startAll()))
  // Cards that a fragment has brought.
  document.addEventListener('sv:cards', () => void startAll())
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

function elementOf(connect: Connect, store: PageStore): CustomElementConstructor {
  return class extends HTMLElement {
    #connection: AbortController | undefined

    connectedCallback(): void {
      this.#connection = new AbortController()
      connect(this, this.#connection.signal, store)
    }

    disconnectedCallback(): void {
      this.#connection?.abort()
    }
  }
}
