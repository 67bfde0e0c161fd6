import { checkoutsSdl } from './checkouts.ts'
import { consignmentsSdl } from './consignments.ts'
import { formFieldsSdl, wishlistsSdl } from './form-fields.ts'
import { mutationsSdl } from './mutations.ts'
import { optionsSdl } from './options.ts'
import { productsSdl } from './products.ts'
import { searchSdl } from './search.ts'
import { categoriesSdl, siteSdl } from './site.ts'

/** The part of the vendor's Storefront schema that the sandbox serves; names, types and arguments are the vendor's. */
export const storefrontSdl = [
  siteSdl,
  categoriesSdl,
  productsSdl,
  optionsSdl,
  searchSdl,
  formFieldsSdl,
  wishlistsSdl,
  checkoutsSdl,
  mutationsSdl,
  consignmentsSdl,
].join('\n')
