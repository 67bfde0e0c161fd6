import type { Root } from 'react-dom/client'
import type { PageStore } from '../atoms/store.ts'
import { firstInput } from './first-input.ts'
import { afterFrame } from './idle.ts'
import { loadIsland } from './island-loader.ts'

const visibleMargin = '200px'
const parsePollMs = 30

/**
 * The host element of an island. `hydrate` resolves with true if the island is live. It may be called at any time,
 * repeatedly.
 */
export interface IslandHost extends HTMLElement {
  readonly isLive: boolean
  hydrate(): Promise<boolean>
}

/** Registers `<sv-island>`. Connecting schedules hydration by `data-on`, disconnecting unmounts. */
export function registerIslands(store: PageStore): void {
  class IslandElement extends HTMLElement implements IslandHost {
    #root: Root | null = null
    #hydration: Promise<boolean> | null = null
    #observer: IntersectionObserver | null = null

    get isLive(): boolean {
      return this.#root !== null
    }

    connectedCallback(): void {
      const on = this.dataset['on']
      if (this.#hydration || on === 'interaction') return
      const hydrate = () => void (this.isConnected && this.hydrate())
      if (on === 'input') void firstInput.then(hydrate)
      else if (on === 'visible') void parsed(this).then(() => this.#observe(hydrate))
      else hydrate()
    }

    // A move disconnects and reconnects at once and must not unmount. Unmounting must not delay the frame either.
    disconnectedCallback(): void {
      afterFrame(() => {
        if (this.isConnected) return
        this.#observer?.disconnect()
        // One that is still starting unmounts itself.
        if (this.#root) this.#unmount()
      })
    }

    hydrate(): Promise<boolean> {
      this.#hydration ??= this.#start().catch((error: unknown) => {
        console.error(`island ${this.dataset['name']}: not hydrated`, error)
        return false
      })
      return this.#hydration
    }

    #unmount(): void {
      this.#root?.unmount()
      this.#root = null
      this.#hydration = null
    }

    // The host has no box (display: contents), so its children are observed.
    #observe(hydrate: () => void): void {
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          this.#observer?.disconnect()
          hydrate()
        },
        { rootMargin: visibleMargin },
      )
      for (const child of this.children) this.#observer.observe(child)
    }

    async #start(): Promise<boolean> {
      const [{ Component, hydrate }] = await Promise.all([loadIsland(this.dataset['name'] ?? ''), parsed(this)])
      const props: object = JSON.parse(this.dataset['props'] ?? '{}')
      if (this.isConnected) this.#root = await hydrate({ element: this, Component, props, store })
      if (!this.isConnected) this.#unmount()
      return this.isLive
    }
  }

  customElements.define('sv-island', IslandElement)
}

/** Hydrates the islands with this name. Resolves with true if one of them is live. */
export async function hydrateByName(name: string): Promise<boolean> {
  const hosts = document.querySelectorAll<IslandHost>(`sv-island[data-name="${name}"]`)
  const results = await Promise.all([...hosts].map((host) => host.hydrate()))
  return results.includes(true)
}

/** Resolves when the parser has passed the element's end. Before that its markup may be incomplete. */
async function parsed(element: Element): Promise<void> {
  while (document.readyState === 'loading' && !hasFollower(element))
    await new Promise((resolve) => setTimeout(resolve, parsePollMs))
}

function hasFollower(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return false
}
