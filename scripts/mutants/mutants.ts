import { accountMutants } from './account.ts'
import { blockMutants } from './blocks.ts'
import { cartMutants } from './cart.ts'
import { catalogueMutants } from './catalogue.ts'
import { contentMutants } from './content.ts'
import { localeMutants } from './locale.ts'
import type { Mutant } from './mutant.ts'
import { networkMutants } from './network.ts'
import { pageMutants } from './pages.ts'
import { serviceMutants } from './services.ts'
import { tenthOfBlocks } from './tenth/blocks.ts'
import { tenthOfCart } from './tenth/cart.ts'
import { tenthOfCatalogue } from './tenth/catalogue.ts'
import { tenthOfPages } from './tenth/pages.ts'

export const mutants: readonly Mutant[] = [
  ...localeMutants,
  ...pageMutants,
  ...cartMutants,
  ...catalogueMutants,
  ...accountMutants,
  ...blockMutants,
  ...serviceMutants,
  ...contentMutants,
  ...networkMutants,
  ...tenthOfPages,
  ...tenthOfCart,
  ...tenthOfCatalogue,
  ...tenthOfBlocks,
]
