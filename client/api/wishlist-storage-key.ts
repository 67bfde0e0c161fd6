/** Where the browser stores a guest's list. It has a file of its own, so that the page's script gets nothing else. */
export const wishlistStorageKey = 'sv-wishlist'
