import type { Mutant } from './mutant.ts'

/** Routes, layouts and panels. */
export const pageMutants: readonly Mutant[] = [
  {
    ids: ['RTE-02'],
    change: 'The home page shows its blocks',
    file: 'worker/routes/home-page.tsx',
    find: 'blocks={blocks}',
    replace: 'blocks={[]}',
    tests: ['worker/test/matrices/route-table.test.ts'],
  },
  {
    ids: ['LAY-03'],
    change: 'The default layout has the locale panel',
    file: 'client/layouts/shell.tsx',
    find: '<LocalePanel shell={shell} />',
    replace: '',
    tests: ['worker/content/layouts.test.ts'],
  },
  {
    ids: ['LAY-02'],
    change: 'A page of the checkout layout has no preview bar',
    file: 'worker/ssr/render-html.tsx',
    find: "!isNavigation && page.layout === 'default'\n",
    replace: "!isNavigation && page.layout !== 'empty'\n",
    tests: ['worker/content/layouts.test.ts'],
  },
  {
    ids: ['LAY-22'],
    change: 'A panel that opens closes the menu',
    file: 'client/runtime/panels.ts',
    find: '      if (dialog.id !== open) dialog.close()\n',
    replace: '      void dialog\n',
    tests: ['e2e/shell-startup.test.ts'],
  },
  {
    ids: ['LAY-33', 'LAY-34'],
    change: 'The loading bar fails if the next page is an outage',
    file: 'client/navigation/navigation.ts',
    find: "page.isOutage ? 'fail' : 'finish'",
    replace: "'finish'",
    tests: ['e2e/pending-page.test.ts'],
  },
  {
    ids: ['LAY-33', 'LAY-34'],
    change: 'The loading bar fails if the next page does not arrive',
    file: 'client/navigation/navigation.ts',
    find: "      store.set(pageLoadAtom, { type: 'fail' })\n",
    replace: '',
    tests: ['e2e/pending-page.test.ts'],
  },
  {
    ids: ['RTE-19'],
    change: 'A category with the address of the collections is logged',
    file: 'worker/adapters/bigcommerce-catalogue/category-tree.ts',
    find: 'if (hidden) log',
    replace: 'if (hidden === null) log',
    tests: ['worker/adapters/bigcommerce-catalogue/bigcommerce-catalogue.test.ts'],
  },
]
