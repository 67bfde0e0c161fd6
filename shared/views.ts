import type { FormState } from './account.ts'
import type { Cart } from './domain/cart.ts'
import type { Facet, Listing, Refinements, SortOrder } from './domain/listing.ts'
import type { Money } from './domain/money.ts'
import type { Order, OrderStage } from './domain/order.ts'
import type { Product, ProductMedia, ProductSummary } from './domain/product.ts'
import type { Promotions, PromotionsOutcome } from './domain/promotions.ts'
import type { SellableStock, StockLevel } from './domain/stock.ts'
import type { LocaleOption } from './locale-options.ts'
import type { Market } from './markets.ts'
import type { ThirdPartyName } from './third-parties.ts'

/** A content item as delivered: its schema marker and raw fields, parsed by the block that owns the schema. */
export type ContentItem = {
  _meta: { schema: string; name?: string; deliveryId?: string; deliveryKey?: string | null }
} & Record<string, unknown>

export type PopularSearch = { term: string; url: string | null }

export type Crumb = { label: string; path: string }

/** What every page view carries. It holds nothing of the visitor's. */
export type PageBase = {
  market: Market
  /** Address of the media service's account, e.g. `http://localhost:8788/media/i/selvedge`, for pictures named by SKU. */
  mediaBase: string
}

export type HomeView = PageBase & { blocks: ContentItem[] }

/** What sticks to the screen's corner, by the width of the screen. */
export type Stickers = { desktop: ContentItem | null; mobile: ContentItem | null }

export type ContentView = PageBase & { title: string; blocks: ContentItem[]; stickers?: Stickers }

export type ListingView = PageBase & {
  kind: 'category' | 'search'
  title: string
  description: string
  /** Path without market prefix and query: links to pages, sorts and refinements are built from it. */
  path: string
  query: string | null
  crumbs: Crumb[]
  subcategories: { label: string; path: string }[]
  listing: Listing
  /** `null` where the listing cannot be refined. Resolves later than the grid; rejects when the service fails. */
  facets: Promise<Facet[]> | null
  refinements: Refinements
  sort: SortOrder
  headerBlocks: ContentItem[]
  /** Content between the rows of the grid: how many cards stand before it. */
  gridSlots: readonly GridSlot[]
  /** What the filter panel counts in; `null` for a search. */
  categoryId: number | null
  /** Ways on for a search that found nothing, or that may have been meant otherwise. */
  help: SearchHelp | null
}

export type GridSlot = { after: number; item: ContentItem }

export type SearchHelp = {
  /** Terms that may have been meant. */
  corrections: readonly string[]
  popular: readonly PopularSearch[]
  categories: readonly { label: string; path: string }[]
}

/** Products that go with one; a pod that is empty or has failed is an empty list. */
export type Pods = { completeTheLook: readonly ProductSummary[]; recommendations: readonly ProductSummary[] }

export type ProductView = PageBase & {
  product: Product
  /** The colour that the URL names. */
  colour: string | null
  /** Size and Length as the query carries them, when the product has them. */
  selection: { size: string | null; length: string | null }
  media: ProductMedia
  crumbs: Crumb[]
  /** What the market's editors say of delivery, as Markdown; `null` where they say nothing. */
  delivery: string | null
  /** The widgets of other companies that are set up. */
  widgets: readonly ThirdPartyName[]
  /** Address of the page, as it is shared. */
  shareUrl: string
}

/**
 * `available` is what the line can have beside the others, `units` what its variant, or with tracking `product` its
 * product, has; `null` if not limited.
 */
export type CartLineStock = { lineId: string; level: StockLevel; available: number | null } & SellableStock

export type CartNotice = 'quantity-adjusted' | 'sold-out-lines' | 'exceeds-stock' | 'failed' | 'code' | 'busy'

/** Personal: rendered for one visitor, `private, no-store`. */
export type CartPageView = PageBase & {
  cart: Cart
  promotions: Promotions | null
  outcome: PromotionsOutcome
  keptCodes: string[]
  features: ShopFeatures
  stock: CartLineStock[]
  notices: CartNotice[]
  /** Why the checkout was held: what has changed in the total. */ totalChanges: string[]
  blocks: ContentItem[]
}

export type CheckoutIdentityView = PageBase & { itemCount: number; total: Money }

/**
 * What an order has to do with an account. `offered`: `state` is the form that opens one; `exists`: somebody has one
 * for the order's e-mail address; `open`: the visitor is signed in to theirs. `isNew`: it was opened just now;
 * `isKept`: the order is in its history.
 */
export type OrderAccount =
  | { status: 'offered'; state: FormState }
  | { status: 'exists' }
  | { status: 'open'; isNew: boolean; isKept: boolean }

/**
 * `order` is `null` without proof that the visitor placed it: then only the number shows (D-01). Only a placed order is
 * thanked for.
 */
export type OrderConfirmationView = PageBase & {
  orderId: number
  stage: OrderStage
  order: Order | null
  account: OrderAccount | null
}

/** `reason` says what was wrong with the request, where that is for the visitor to know. */
export type ErrorView = PageBase & { status: number; requestId: string; reason?: string }

/** What a market's shop has beyond the common, by configuration. */
export type ShopFeatures = {
  hasPromotions: boolean
  hasExpressWallet: boolean
  /** Script of the payment service's component, where the wallet is offered and the script is configured. */
  expressWalletScript?: string | null
  /**
   * Where the service links lead, where it is not the content pages: a path without market prefix, or another site's
   * address.
   */
  helpLink?: string | null
  appLink?: string | null
}

/** Data of header, footer and bars: content of the market, the same for every visitor. */
export type ShellView = {
  market: Market
  desktopNavigation: ContentItem | null
  mobileNavigation: ContentItem | null
  footer: ContentItem | null
  benefitBar: ContentItem | null
  /** Terms that many search for, of the market's content; `url` is where an editor leads them, in place of the results. */
  popularSearches: readonly PopularSearch[]
  localeSelectorImage: ContentItem | null
  /** The choices of country and currency, the same in every market. */
  localeOptions: readonly LocaleOption[]
  countdown: ContentItem | null
  /**
   * The block looks at the clock itself: that it runs stands here, so that a header kept ready is made anew when it
   * starts or ends.
   */
  isCountdownRunning: boolean
  isHeaderTransparent: boolean
  features: ShopFeatures
}
