import type { HintCookie } from '../api/page-services.ts'

/** True if the Worker has set the hint. */
export function hasHint(name: HintCookie): boolean {
  return document.cookie.split('; ').includes(`${name}=1`)
}
