import { LazyContent } from './lazy-content.tsx'
import * as messages from '#shared/messages/shop.ts'

// Loaded on first open, to keep it out of the initial bundle.
const loadClearCart = () => import('../cart-details/clear-cart.tsx').then((loaded) => loaded.ClearCart)

/** Empties the bag from its panel, in two presses. */
export function ClearDisclosure({ prefix }: { prefix: string }) {
  return (
    <details className="clear-bag">
      <summary>{messages.bag.clear}</summary>
      <LazyContent load={loadClearCart} with={{ prefix }} />
    </details>
  )
}
