/** The object of a mailed link, which remembers that it was used. */
export interface MailedLinkPort {
  /** True for the first call only. `until` is when the link expires, in epoch milliseconds. */
  use(request: { until: number }): Promise<boolean>
}
