import { accountMutants } from './account.ts'
import { blockMutants } from './blocks.ts'
import { cartMutants } from './cart.ts'
import { catalogueMutants } from './catalogue.ts'
import { localeMutants } from './locale.ts'
import type { Mutant } from './mutant.ts'
import { pageMutants } from './pages.ts'
import { serviceMutants } from './services.ts'

export const mutants: readonly Mutant[] = [
  ...localeMutants,
  ...pageMutants,
  ...cartMutants,
  ...catalogueMutants,
  ...accountMutants,
  ...blockMutants,
  ...serviceMutants,
]
