import type { Mutant } from './mutant.ts'

/** Markets, languages and the locale offer. */
export const localeMutants: readonly Mutant[] = [
  {
    ids: ['LOC-07'],
    change: 'A market has the label of its country',
    file: 'shared/markets.ts',
    find: "label: 'Ireland'",
    replace: "label: 'Europe'",
    tests: ['shared/markets.test.ts'],
  },
  {
    ids: ['LOC-40'],
    change: 'The words of a page are rendered by the Worker',
    file: 'shared/messages/en.ts',
    find: "notFoundMessage: 'This page could not be found'",
    replace: "notFoundMessage: ''",
    tests: ['worker/pages/page-language.test.ts'],
  },
  {
    ids: ['LOC-41'],
    change: 'The country is read from the request’s `cf` property',
    file: 'worker/api/locale.ts',
    find: "c.req.raw.cf?.['country'] ?? ",
    replace: '',
    tests: ['worker/api/locale.test.ts'],
  },
  {
    ids: ['LOC-39'],
    change: 'The Worker checks the setup of its markets at the start',
    file: 'worker/app.ts',
    find: '    parseLocaleSetup({ locale: code, currency, country })\n',
    replace: '    void [parseLocaleSetup, code, currency, country]\n',
    tests: ['worker/app.test.ts'],
  },
]
