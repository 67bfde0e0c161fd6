/**
 * Why a content item, or a part of it, was left out. `schema` is its marker; `issues` are paths and messages without
 * values. `level` is that of the log line; a warning if it is absent.
 */
export type BlockReport = (event: {
  schema: string
  deliveryId: string | null
  reason: 'unknown-schema' | 'invalid' | 'part-invalid'
  issues: string[]
  level?: 'error'
}) => void

/** The settings that come from the shop's configuration, and from the request. */
export type GivenBlockSettings = Pick<BlockSettings, 'videoProfile' | 'hasExpressWallet' | 'hasLiveShopping' | 'report'>

/** The facts about the page that its blocks need, at any depth. Public pages use the defaults. */
export type BlockSettings = {
  /** True in an editor's preview, where a note marks the place of everything that is left out. */
  isForEditors: boolean
  /** True if the page is for a crawler, which reads all links from the markup. */
  isForCrawler?: boolean
  /** Ids of raw HTML that the shop trusts as its own code, and the nonce that lets it run; `null` where none may. */
  inlineHtml: { ids: readonly string[]; nonce: string } | null
  /** The last segment of a video's address (D-73). */
  videoProfile: string
  /** True if the market offers the wallets. */
  hasExpressWallet: boolean
  /** True if the shop has a live-shopping service. */
  hasLiveShopping: boolean
  /** Logs what the page leaves out. */
  report: BlockReport
}

export const defaultBlockSettings: BlockSettings = {
  isForEditors: false,
  inlineHtml: null,
  videoProfile: 'mp41080p',
  hasExpressWallet: true,
  hasLiveShopping: true,
  report: () => {},
}

let current = defaultBlockSettings

/** The settings of the page that is being rendered. */
export function blockSettings(): BlockSettings {
  return current
}

/** Renders with these settings. `render` must not wait for anything, so late content has the default settings. */
export function withBlockSettings<Result>(
  settings: BlockSettings,
  render: () => Result extends PromiseLike<unknown> ? never : Result,
): Result {
  const outer = current
  current = settings
  try {
    return render()
  } finally {
    current = outer
  }
}
