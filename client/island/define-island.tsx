import type { ComponentType, ReactElement, ReactNode } from 'react'

/**
 * When the browser hydrates an island: at load, at the visitor's first input in the page's content, when visible, or at
 * the first interaction with it.
 */
export type HydrateOn = 'load' | 'input' | 'visible' | 'interaction'

export type IslandComponent<Props extends object> = ComponentType<Props> & {
  /**
   * Loads what the first render in the browser needs besides the island's own script. If it rejects, the island stays
   * as the server rendered it.
   */
  prepare?: (props: Props) => Promise<unknown>
  /** What the server renders if the island throws: links and forms that work without scripts, and no hooks. */
  instead?: (props: Props) => ReactNode
}

export type Island<Props extends object> = ((props: Props) => ReactElement) & {
  islandName: string
  Component: IslandComponent<Props>
}

/**
 * Defines an island: a component that the server renders inside `<sv-island>` and the browser hydrates separately. The
 * file `client/islands/{name}.tsx` exports the result as its default. Props must be serialisable as JSON. Islands do
 * not nest. Read visitor-specific values with `useVisitorValue`, and take ids from props instead of `useId`.
 */
export function defineIsland<Props extends object>(
  name: string,
  on: HydrateOn,
  Component: IslandComponent<Props>,
): Island<Props> {
  function IslandRoot(props: Props) {
    return (
      <sv-island data-name={name} data-on={on} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </sv-island>
    )
  }
  return Object.assign(IslandRoot, { islandName: name, Component })
}
