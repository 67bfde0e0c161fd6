/** Thrown where a loader finds that the page stands elsewhere. A signal, not a failure: it is never logged as one. */
export class Redirect extends Error {
  override readonly name = 'Redirect'
  /** Same-site path with market prefix. */
  readonly location: string
  readonly status: 301 | 302 | 303

  constructor(location: string, status: 301 | 302 | 303) {
    super(`${status} ${location}`)
    this.location = location
    this.status = status
  }
}
