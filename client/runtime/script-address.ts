import type { ThirdPartyName } from '#shared/third-parties.ts'

/** The script's URL if the page may load it. */
export function scriptAddress(name: ThirdPartyName): string | null {
  return document.body.getAttribute(`data-script-${name}`)
}
