import { join } from 'node:path'
import type { Language } from '#shared/languages.ts'

/**
 * Chunks of the storefront's scripts, in the order in which a page loads them. A chunk holds its roots and all that
 * they import statically, except what an earlier chunk holds. So a module needs no entry here: it goes where the first
 * chunk that needs it is. A module that no root imports is left to the bundler.
 */
export const sharedChunks: readonly SharedChunk[] = [
  // The boot script, in every page's head. The bundler makes its chunk; here it only keeps its modules out of the others.
  { name: 'boot', roots: ['client/entry.ts'], isEntry: true },
  // Reads the visitor's consent, after the page's load event. It holds the markets, which the page's script needs too.
  { name: 'consent', roots: ['client/runtime/consent.ts'] },
  // Every page loads it when the browser is idle. The benefit bar is at the top of every page.
  { name: 'run-page', roots: ['client/run-page.ts', 'client/behaviours/benefit-bar.ts'] },
  // The current price and stock of a product page that came from a cache. It is read without React.
  { name: 'live-product', roots: ['client/behaviours/product-page.ts'] },
  // The cart and the wishlist: for visitors who have one, and for the others with their first input. Nothing in it may
  // import React.
  {
    name: 'shop',
    roots: [
      'client/atoms/cart.ts',
      'client/atoms/checkout.ts',
      'client/atoms/stock.ts',
      'client/runtime/share-link.ts',
      'client/runtime/wishlist.ts',
      'shared/domain/email.ts',
      'shared/domain/media.ts',
      'shared/domain/price.ts',
      'shared/messages/en/coupons.ts',
    ],
  },
  // Loaded with the first island that hydrates.
  {
    name: 'react',
    roots: [
      'client/island/hydrate.tsx',
      'client/island/define-island.tsx',
      'client/island/part.tsx',
      'client/island/use-visitor-value.ts',
    ],
  },
  // Loaded with the first island that reads from the Worker. On a listing this needs a tap.
  { name: 'reads', roots: ['client/data/use-read.ts', 'client/data/keys.ts'] },
  // Small components that the product page and the panels share.
  {
    name: 'parts',
    roots: [
      'client/components/icon/icon.tsx',
      'client/components/lazy-markup.tsx',
      'client/components/panel/close-form.tsx',
      'client/components/price/price.tsx',
      'client/components/wallet-buttons/lazy-wallet-buttons.tsx',
      'client/components/wishlist-button/wishlist-button.tsx',
      'client/island/on-sheet-click.ts',
      'shared/domain/platform-text.ts',
      'shared/domain/product.ts',
      'shared/domain/typed-option.ts',
    ],
  },
  // The wallets' buttons, in markets that offer a wallet.
  { name: 'wallet-buttons', roots: ['client/components/wallet-buttons/wallet-buttons.tsx'] },
  // The form of a product page.
  {
    name: 'product',
    roots: ['client/islands/buy-box.tsx', 'shared/messages/en/product.ts'],
  },
  // The cart panel, and what other islands share with it.
  { name: 'cart', roots: ['client/islands/cart-panel.tsx', 'client/islands/cart/panel-contents.tsx'] },
  // What the panel loads when its details open, and the bag page at once.
  {
    name: 'cart-details',
    roots: [
      'client/islands/cart-details/clear-cart.tsx',
      'client/islands/cart-details/price-reasons.tsx',
      'client/islands/cart-details/total-reasons.tsx',
      'client/islands/cart/use-page-cart.ts',
    ],
  },
]

// It re-exports the texts of other modules. A chunk that needs it does not need all of those, so they are not followed:
// they are roots, or left to the bundler.
const reExports = ['shared/messages/en/shop.ts']

export type SharedChunk = { name: string; roots: readonly string[]; isEntry?: true }

/** Modules that a module imports statically, or `null` for a module that is not in the build. */
type ImportsOf = (id: string) => readonly string[] | null

/**
 * The chunk of each module that a root reaches, by the module's id.
 *
 * @throws Error if a root is not in the build
 */
export function assignChunks(chunks: readonly SharedChunk[], importsOf: ImportsOf): ReadonlyMap<string, SharedChunk> {
  const assigned = new Map<string, SharedChunk>()
  for (const chunk of chunks) {
    const queue = [...chunk.roots]
    const missing = queue.find((id) => importsOf(id) === null)
    if (missing) throw new Error(`The chunk ${chunk.name} has a root that no script imports: ${missing}`)
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      if (assigned.has(id)) continue
      assigned.set(id, chunk)
      queue.push(...(importsOf(id) ?? []))
    }
  }
  return assigned
}

/**
 * For the bundler's `codeSplitting`: names the chunk of a module in the build of a language, or leaves it to the
 * bundler.
 */
export function nameSharedChunk(root: string, language: Language) {
  const moduleOf = (path: string) => join(root, path.replace(/^shared\/messages\/en\//, `shared/messages/${language}/`))
  const chunks = sharedChunks.map((chunk) => ({ ...chunk, roots: chunk.roots.map(moduleOf) }))
  const passesOn = new Set(reExports.map(moduleOf))
  let assigned: ReadonlyMap<string, SharedChunk> | undefined
  return (id: string, context: BundlerContext): string | null => {
    assigned ??= assignChunks(chunks, (module) => {
      const found = context.getModuleInfo(module)
      return found && (passesOn.has(module) ? [] : found.importedIds)
    })
    const chunk = assigned.get(id)
    return chunk && !chunk.isEntry ? chunk.name : null
  }
}

type BundlerContext = { getModuleInfo: (id: string) => { importedIds: string[] } | null }
