/** A request with this header gets a page that is rendered for it and that no cache keeps. The smoke test sends it. */
export const pastCacheHeader = 'x-sv-past-cache'
