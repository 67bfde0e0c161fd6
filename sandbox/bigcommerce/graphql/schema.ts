import { optionsSdl } from './sdl-options.ts'
import { productsSdl } from './sdl-products.ts'
import { searchSdl } from './sdl-search.ts'
import { categoriesSdl, siteSdl } from './sdl-site.ts'

/** The part of the vendor's Storefront schema that the sandbox serves; names, types and arguments are the vendor's. */
export const storefrontSdl = [siteSdl, categoriesSdl, productsSdl, optionsSdl, searchSdl].join('\n')
