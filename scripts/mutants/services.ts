import type { Mutant } from './mutant.ts'

/** Calls of services, content keys and what a response may hold. */
export const serviceMutants: readonly Mutant[] = [
  {
    ids: ['CNT-05'],
    change: 'The header’s content is read',
    file: 'worker/content/load-shell.ts',
    find: 'v.is(AppHeaderSchema, appHeader) && appHeader.transparentHomeHeader',
    replace: '!v.is(AppHeaderSchema, appHeader)',
    tests: ['worker/content/shell.test.ts'],
  },
  {
    ids: ['NET-18'],
    change: 'The label of a card comes from its custom field',
    file: 'worker/adapters/bigcommerce-catalogue/summary.ts',
    find: 'badge: markOf(node, badgeField)',
    replace: 'badge: markOf(node, `${badgeField}s`)',
    tests: ['worker/adapters/bigcommerce-catalogue/summary.test.ts'],
  },
  {
    ids: ['NET-20'],
    change: 'A product’s stock is requested for the locations that count',
    file: 'worker/adapters/bigcommerce-catalogue/product.ts',
    find: 'locations: countedLocations(request)',
    replace: 'locations: [1, 2] || countedLocations(request)',
    tests: ['worker/adapters/bigcommerce-catalogue/bigcommerce-catalogue.test.ts'],
  },
  {
    ids: ['ERR-22'],
    change: 'A profile that is not found does not exist',
    file: 'worker/adapters/talonone-promotions/talonone-promotions.ts',
    find: 'const noProfile = [404, 408]',
    replace: 'const noProfile = [404]',
    tests: ['worker/adapters/talonone-promotions/talonone-promotions.test.ts'],
  },
  {
    ids: ['SRCH-12'],
    change: 'A search has the filter of its market',
    file: 'worker/adapters/constructor-search/constructor-search.ts',
    find: '        ...toFilters(refinements),\n        ...baseFilter(market),\n',
    replace: '        ...toFilters(refinements),\n',
    tests: ['worker/adapters/constructor-search/constructor-search.test.ts'],
  },
]
