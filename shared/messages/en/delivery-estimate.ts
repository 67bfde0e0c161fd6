import { plural } from './plural.ts'

/** Texts of the delivery estimate on the bag page. */
export const deliveryEstimate = {
  title: 'Estimate delivery',
  country: 'Country',
  submit: 'Estimate',
  estimating: 'Estimating …',
  options: 'Delivery options',
  option: 'Delivery',
  cost: 'Price',
  total: 'Total',
  found: (count: number, from: string) =>
    plural(count, { one: `{count} delivery option, ${from}.`, other: `{count} delivery options, from ${from}.` }),
  includesTax: (tax: string) => `Totals include ${tax} tax.`,
  note: 'This is an estimate. You choose your delivery at checkout, which shows the final price.',
  outdated: 'Your bag has changed. Please estimate delivery again.',
  notSent: 'Nothing in your bag is sent by post, so there is no delivery to pay.',
  notServedCountry: 'We do not deliver to this country from this shop.',
  notSold: 'Some items in your bag cannot be bought at the moment, so we cannot estimate delivery.',
  failed: 'Sorry, we could not estimate delivery. Your bag is as it was. Please try again.',
} as const
