/*
 * What the merchant sells: that of the demonstration, until this file has exports of its own in place of the line below
 * (docs/your-own-brand.md). The tests have the demonstration's in any case.
 */
export * from './demonstration-catalogue.ts'
