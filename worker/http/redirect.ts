/** Thrown by a loader whose page is at another address. It is a signal and not a failure, so it is never logged as one. */
export class Redirect extends Error {
  override readonly name = 'Redirect'
  /** Same-site path with market prefix. */
  readonly location: string
  readonly status: 301 | 302 | 303

  /** What the target gets of the request's query: all of it, or only what measures a campaign. */
  readonly kept: 'query' | 'campaign'

  constructor(location: string, status: 301 | 302 | 303, kept: 'query' | 'campaign' = 'query') {
    super(`${status} ${location}`)
    this.location = location
    this.status = status
    this.kept = kept
  }
}
