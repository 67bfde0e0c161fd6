import { plural } from './plural.ts'

/** Notices that only the server's bag page shows. */
export const bagPage = {
  gone: 'That was no longer in your bag.',
  keptBoth: 'Your new choice is in your bag. We could not take the old one out, so please remove it.',
  notSold: 'Sorry, this item is not sold here any more.',
  logIn: 'Log in to see your bag',
  logInText: 'Your session has ended. What was in your bag is kept in your account.',
  otherBag: (quantity: number, market: string) =>
    plural(quantity, {
      one: `{count} item in your bag for ${market}`,
      other: `{count} items in your bag for ${market}`,
    }),
} as const
