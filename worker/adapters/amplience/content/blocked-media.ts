import { mediaOrigin } from '#client/blocks/parts/media.ts'

/** The origins of pictures and videos in an item, at any depth, that are not among the allowed ones. */
export function blockedMediaOrigins(item: unknown, allowed: readonly string[]): string[] {
  const blocked = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('defaultHost' in value && typeof value.defaultHost === 'string') {
      const origin = URL.parse(mediaOrigin(value.defaultHost), allowed[0])?.origin
      if (origin !== undefined && !allowed.some((known) => covers(known, origin))) blocked.add(origin)
    }
    for (const part of Object.values(value)) visit(part)
  }
  visit(item)
  return [...blocked]
}

/** True if the origins are the same, or `known` has `*` in place of a part of the host: `https://*.example`. */
function covers(known: string, origin: string): boolean {
  const [start = '', end] = known.split('*')
  return end === undefined ? known === origin : origin.startsWith(start) && origin.endsWith(end)
}
