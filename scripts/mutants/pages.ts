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
]
