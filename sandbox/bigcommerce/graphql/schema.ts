import { cartMutationsSdl, cartsSdl } from './sdl-carts.ts'
import { customersSdl, ordersSdl, wishlistsSdl } from './sdl-customers.ts'
import { mutationsSdl } from './sdl-mutations.ts'
import { optionsSdl } from './sdl-options.ts'
import { productsSdl } from './sdl-products.ts'
import { searchSdl } from './sdl-search.ts'
import { categoriesSdl, siteSdl } from './sdl-site.ts'

/** The part of the vendor's Storefront schema that the sandbox serves; names, types and arguments are the vendor's. */
export const storefrontSdl = [
  siteSdl,
  categoriesSdl,
  productsSdl,
  optionsSdl,
  searchSdl,
  customersSdl,
  ordersSdl,
  wishlistsSdl,
  cartsSdl,
  mutationsSdl,
  cartMutationsSdl,
].join('\n')
