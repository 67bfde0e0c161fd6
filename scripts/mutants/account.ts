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
  {
    ids: ['ACC-30'],
    change: 'The API changes the fields of the profile',
    file: 'worker/api/customer-operations.ts',
    find: 'if (key) fields[key] = value',
    replace: 'if (key) void [fields, value]',
    tests: ['worker/account/authorisation.test.ts', 'worker/account/marketing.test.ts'],
  },
]
