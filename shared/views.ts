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

/** A content item as delivered: schema marker and raw fields. The block with that schema parses it. */
export type ContentItem = {
  _meta: { schema: string; name?: string; deliveryId?: string; deliveryKey?: string | null }
} & Record<string, unknown>

export type PopularSearch = { term: string; url: string | null }

export type Crumb = { label: string; path: string }

/** Common to all page views. Contains no visitor data. */
export type PageBase = {
  market: Market
  /** URL of the media service's account, for example `http://localhost:8788/media/i/selvedge`, for images named by SKU. */
  mediaBase: string
}

export type HomeView = PageBase & { blocks: ContentItem[] }

/** Stickers in the corner of the screen, for wide and narrow screens. */
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
  /** `null` if the listing cannot be refined. Resolves later than the grid; rejects if the service fails. */
  facets: Promise<Facet[]> | null
  refinements: Refinements
  sort: SortOrder
  headerBlocks: ContentItem[]
  /** Content between the rows of the grid. `after` is the number of cards before it. */
  gridSlots: readonly GridSlot[]
  /** Category in which the filter panel counts products; `null` for a search. */
  categoryId: number | null
  /** Suggestions for a search that found nothing or may be misspelt. */
  help: SearchHelp | null
}

export type GridSlot = { after: number; item: ContentItem }

export type SearchHelp = {
  /** Similar terms, to correct a misspelling. */
  corrections: readonly string[]
  popular: readonly PopularSearch[]
  categories: readonly { label: string; path: string }[]
}

/** Products recommended with a product. A list is empty if there are none or its request failed. */
export type RecommendationLists = {
  completeTheLook: readonly ProductSummary[]
  recommendations: readonly ProductSummary[]
}

export type ProductView = PageBase & {
  product: Product
  /** The colour that the URL names. */
  colour: string | null
  /** Size and Length of the query, if the product has them. */
  selection: { size: string | null; length: string | null }
  media: ProductMedia
  crumbs: Crumb[]
  /** The market's delivery text from content, as Markdown; `null` if there is none. */
  delivery: string | null
  /** The configured third-party widgets. */
  widgets: readonly ThirdPartyName[]
  /** URL of the page for sharing. */
  shareUrl: string
}

/**
 * `available` is what the line can have beside the others. `units` is the stock of its variant, or of its product with
 * tracking `product`. Both are `null` if not limited.
 */
export type CartLineStock = { lineId: string; level: StockLevel; available: number | null } & SellableStock

export type CartNotice = 'quantity-adjusted' | 'sold-out-lines' | 'exceeds-stock' | 'failed' | 'code' | 'busy'

/** Rendered for one visitor; the response is `private, no-store`. */
export type CartPageView = PageBase & {
  cart: Cart
  promotions: Promotions | null
  outcome: PromotionsOutcome
  keptCodes: string[]
  features: ShopFeatures
  stock: CartLineStock[]
  notices: CartNotice[]
  /** Messages about changes of the total that stopped the checkout. */ totalChanges: string[]
  blocks: ContentItem[]
}

export type CheckoutIdentityView = PageBase & { itemCount: number; total: Money }

/**
 * The account for an order's e-mail address. `offered`: there is none, and `state` is the form that opens one.
 * `exists`: there is one. `open`: the visitor is signed in to it. `isNew`: it was just opened. `isKept`: the order is
 * in its history.
 */
export type OrderAccount =
  | { status: 'offered'; state: FormState }
  | { status: 'exists' }
  | { status: 'open'; isNew: boolean; isKept: boolean }

/**
 * `order` is `null` without proof that the visitor placed it; the page then shows its number only (D-01). The page says
 * thanks for placed orders only.
 */
export type OrderConfirmationView = PageBase & {
  orderId: number
  stage: OrderStage
  order: Order | null
  account: OrderAccount | null
}

/** `reason` says what was wrong with the request, if the visitor may know it. */
export type ErrorView = PageBase & { status: number; requestId: string; reason?: string }

/** Features of a market, by configuration. */
export type ShopFeatures = {
  hasPromotions: boolean
  hasExpressWallet: boolean
  /** Script of the payment service's component; set if the wallet is offered and the script is configured. */
  expressWalletScript?: string | null
  /** Target of a service link instead of the content page: a path without market prefix, or a URL of another site. */
  helpLink?: string | null
  appLink?: string | null
}

/** Content of header, footer and bars, the same for every visitor of the market. */
export type ShellView = {
  market: Market
  desktopNavigation: ContentItem | null
  mobileNavigation: ContentItem | null
  footer: ContentItem | null
  benefitBar: ContentItem | null
  /** Popular searches from the market's content. `url` is a target that an editor chose instead of the results. */
  popularSearches: readonly PopularSearch[]
  localeSelectorImage: ContentItem | null
  /** Choices of country and currency, the same in every market. */
  localeOptions: readonly LocaleOption[]
  countdown: ContentItem | null
  /** The block reads the clock itself. This field makes a cached header render again when the countdown starts or ends. */
  isCountdownRunning: boolean
  isHeaderTransparent: boolean
  features: ShopFeatures
}
