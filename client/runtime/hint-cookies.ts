/** Readable cookies without any identity. They are hints for display and for what to load, never a proof (D-10). */
export type HintCookie = 'user-authenticated' | 'sv-cart' | 'sv-logged-in'

/** True if the Worker has set the hint. */
export function hasHint(name: HintCookie): boolean {
  return document.cookie.split('; ').includes(`${name}=1`)
}
