import type { Step } from './interactions.ts'

const press = (step: string, key: string): Step => ({ step, key })
const tap = (step: string, selector: string): Step => ({ step, tap: selector })
const type = (field: string, text: string): Step[] =>
  [...text].map((letter) => press(`${field}: type ${letter}`, letter))

const menuLayer = '#menu details:not([open]) > summary'
const filterValue = '#filters input[type="checkbox"]:not(:checked) + *, #filters label:has(input:not(:checked))'
const size = '.buy-box .option-group label:not(.option-group__choice--sold-out)'
const panel = 'dialog#cart'

/** Sixty interactions of a shopper on a phone: menu, search, filter, load more, quick add, size, quantity, code, panels. */
export const journey: readonly Step[] = [
  { open: 'home' },
  tap('menu: open', '.bottom-navigation [data-opens="menu"]'),
  tap('menu: first layer', menuLayer),
  tap('menu: second layer', menuLayer),
  tap('menu: close', '[data-closes="menu"]'),
  tap('search: open', '[data-opens="search"]'),
  tap('search: field', '#search-field'),
  ...type('search', 'linen dress'),
  press('search: next result', 'ArrowDown'),
  press('search: next result', 'ArrowDown'),
  press('search: delete a letter', 'Backspace'),
  press('search: delete a letter', 'Backspace'),
  press('search: close', 'Escape'),
  tap('wishlist: open', '.bottom-navigation [data-opens="wishlist"]'),
  press('wishlist: close', 'Escape'),
  { open: 'plp' },
  tap('filter: open', '[data-opens="filters"]'),
  tap('filter: first value', filterValue),
  tap('filter: second value', filterValue),
  tap('filter: close', '[data-closes="filters"]'),
  tap('listing: heart', '.product-card [data-wishlist-item]'),
  tap('listing: quick add', '[data-quick-add][aria-haspopup="dialog"]'),
  tap('quick add: size', '.quick-add__choice:not(:disabled)'),
  press('quick add: close', 'Escape'),
  tap('listing: quick add again', '[data-quick-add][aria-haspopup="dialog"]'),
  tap('quick add: size again', '.quick-add__choice:not(:disabled)'),
  tap('quick add: close', '.quick-add__close'),
  tap('listing: load more', '[data-load-more]'),
  { open: 'pdp' },
  tap('product: size', size),
  tap('product: another size', `${size}:not(:has(:checked))`),
  tap('product: heart', '.buy-box__heart'),
  tap('product: picture', '.gallery__link'),
  tap('zoom: in', '.zoom__tools button:not(.zoom__close, :disabled)'),
  press('zoom: next', 'ArrowRight'),
  press('zoom: close', 'Escape'),
  tap('product: fit', '.buy-box .option-group:last-of-type label:not(.option-group__choice--sold-out)'),
  tap('product: add', '.buy-box__add'),
  press('added to bag: close', 'Escape'),
  tap('bag: open', '.bottom-navigation [data-opens="cart"]'),
  tap('bag: more', `${panel} .quantity-stepper button:last-of-type`),
  tap('bag: more again', `${panel} .quantity-stepper button:last-of-type`),
  tap('bag: fewer', `${panel} .quantity-stepper button:first-of-type`),
  tap('bag: code', `${panel} .cart-panel__codes:not([open]) summary`),
  tap('code: field', '#panel-coupon'),
  ...type('code', 'NOCODE'),
  press('code: apply', 'Enter'),
  tap('bag: close', '#cart .panel__close'),
]
