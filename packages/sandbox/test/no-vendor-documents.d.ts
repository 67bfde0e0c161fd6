/** Why a contract test is skipped. Printed by `scripts/test/skip-reporter.ts`. */
export declare const noVendorDocuments = 'The vendors\u2019 documents are not here. `npm run contracts` fetches them.'
/** Why a test of collected examples is skipped: no public file has them as they are. */
export declare const noVendorExamples =
  'The examples from the vendor\u2019s guides are not public as files, only in ../shared/contracts.'
