/** `busy`: another caller has claimed the link. */
export type ClaimedLink = { status: 'claimed'; claim: string } | { status: 'used' | 'busy' }

/** The object of a mailed link, which remembers that it was used. */
export interface MailedLinkPort {
  /** True for the first call only. `until` is when the link expires, in epoch milliseconds. */
  use(request: { until: number }): Promise<boolean>
  /** Keeps the link for one caller, who then calls `use` or `release`, or has it for less than a minute. */
  claim(request: { until: number }): Promise<ClaimedLink>
  /** The claim ends and the link was not used. */
  release(request: { claim: string }): Promise<void>
}
