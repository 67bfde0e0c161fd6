import type { PageStore } from '../atoms/store.ts'

/** A heart is a button with `data-wishlist-item="{key}"`. Where its script does not come, it posts as it does without. */
export function runWishlistButtons(store: PageStore): void {
  document.addEventListener('click', (event) => {
    const heart =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-wishlist-item]') : null
    if (!heart || event.defaultPrevented) return
    event.preventDefault()
    import('./wishlist.ts').then(
      ({ pressHeart }) => pressHeart(store, heart),
      () => heart.form?.requestSubmit(heart),
    )
  })
}
