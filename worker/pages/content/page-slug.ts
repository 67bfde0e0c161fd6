const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,4}$/
const maxLength = 150

/** True if a content page with the key `page/{slug}` has an address (D-173). */
export function isPageSlug(slug: string): boolean {
  return slug.length <= maxLength && pattern.test(slug)
}
