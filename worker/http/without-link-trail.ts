import { decodeSegment } from './decode-segment.ts'

const invisible = /\p{Cf}/gu
const mark = /[\p{P}\p{S}\p{Z}\p{C}]/u

/**
 * Removes what messengers and mail programs make part of a link: invisible characters, and the punctuation after it.
 * Takes a decoded segment of a path.
 */
export function withoutLinkTrail(segment: string): string {
  const characters = Array.from(segment.replace(invisible, ''))
  return characters.slice(0, characters.findLastIndex((character) => !mark.test(character)) + 1).join('')
}

/** The same for the last segment of an encoded path, unless nothing is left of it. */
export function pathWithoutLinkTrail(pathname: string): string {
  const start = pathname.lastIndexOf('/') + 1
  const segment = decodeSegment(pathname.slice(start))
  const clean = withoutLinkTrail(segment)
  return clean === segment || clean === '' ? pathname : pathname.slice(0, start) + encodeURIComponent(clean)
}
