import type { Mutant } from './mutant.ts'

/** Accounts and the wishlist. */
export const accountMutants: readonly Mutant[] = [
  {
    ids: ['RTE-07'],
    change: 'An unknown name in the account area is looked up as a content page',
    file: 'worker/routes/account/account-page.tsx',
    find: 'if (name !== undefined && !isAccountPage(name)) return next()',
    replace: 'if (name !== undefined && !isAccountPage(name)) return c.notFound()',
    tests: ['worker/account/marketing.test.ts'],
  },
]
