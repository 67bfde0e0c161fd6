import type { ReactNode } from 'react'

/**
 * The content of a menu or a panel that is closed at first. A browser with scripts keeps it as text, without elements,
 * until the shopper goes for it (`buildLazyMarkup`), and a browser without scripts has the elements at once. An island
 * is hydrated when its elements have been built.
 */
export function LazyMarkup({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? <noscript data-lazy="">{children}</noscript> : children
}
