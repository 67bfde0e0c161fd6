/*
 * The channels of the merchant's markets: those of the demonstration, until this file has a table of its own in place of
 * the line below (CONTRIBUTING.md, 'a market'). The tests have the demonstration's in any case.
 */
export * from './demonstration-channels.ts'
