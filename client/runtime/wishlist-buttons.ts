import type { PageStore } from '../atoms/store.ts'

/** A heart is a button with `data-wishlist-item="{key}"`. Without its script it posts a form. */
export function runWishlistButtons(store: PageStore): void {
  document.addEventListener('click', (event) => {
    const heart =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-wishlist-item]') : null
    if (!heart || event.defaultPrevented) return
    event.preventDefault()
    import('./wishlist.ts').then(
      (module) => module.pressHeart(store, heart),
      () => heart.form?.requestSubmit(heart),
    )
  })
}
