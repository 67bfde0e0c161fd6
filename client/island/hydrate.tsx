import { useEffect, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Provider } from '../atoms/react.ts'
import type { PageStore } from '../atoms/store.ts'
import type { IslandComponent } from './define-island.tsx'
import { takeVisitorChanges } from './island-state.ts'

export type HydrateRequest = {
  element: HTMLElement
  Component: IslandComponent<object>
  props: object
  store: PageStore
}

/**
 * Hydrates an island. Resolves when it listens and has received the visitor's early changes of its fields. If its
 * component throws, then or later, the server's markup is restored, so that links and forms keep working. If it throws
 * before it listens, the promise rejects.
 */
export async function hydrate(request: HydrateRequest): Promise<Root> {
  const { element, Component, props } = request
  await Component.prepare?.(props)
  const repeatChanges = takeVisitorChanges(element)
  // `early-events.ts` reads it.
  element.toggleAttribute('data-changes-taken', true)
  try {
    return await hydrateElement(request)
  } finally {
    repeatChanges()
    element.toggleAttribute('data-changes-taken', false)
  }
}

function hydrateElement({ element, Component, props, store }: HydrateRequest): Promise<Root> {
  const markup = element.innerHTML
  return new Promise((resolve, reject) => {
    let isRestored = false
    const reported = new Set<string>()
    const root = hydrateRoot(
      element,
      <Provider store={store}>
        <Ready onReady={ready}>
          <Component {...props} />
        </Ready>
      </Provider>,
      {
        onRecoverableError: (error) => console.error(`island ${element.dataset['name']}: the markup differs`, error),
        onCaughtError: reportPart,
        onUncaughtError: (error) => {
          console.error(`island ${element.dataset['name']}:`, error)
          if (isRestored) return
          isRestored = true
          // React removes what is left of its tree first.
          queueMicrotask(() => {
            try {
              root.unmount()
            } finally {
              element.innerHTML = markup
              reject(error)
            }
          })
        },
      },
    )
    // A part is tried again with each change of what it shows.
    function reportPart(error: unknown) {
      const text = String(error)
      if (!reported.has(text)) console.error(`island ${element.dataset['name']}: a part is not shown`, error)
      reported.add(text)
    }
    function ready() {
      resolve(root)
    }
  })
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactElement }) {
  useEffect(onReady, [onReady])
  return children
}
