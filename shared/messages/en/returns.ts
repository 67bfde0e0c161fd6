import { plural } from './plural.ts'

/** Requests for returns: the form, the page of the order, and the mails. */
export const returns = {
  heading: 'Returns',
  link: 'Return items',
  title: (order: number) => `Return items of order ${order}`,
  requested: (day: string, pieces: number) =>
    plural(pieces, {
      one: `Return requested on ${day}: {count} piece`,
      other: `Return requested on ${day}: {count} pieces`,
    }),
  intro: (days: number, lastDay: string) =>
    `You can ask for a return within ${days} days, until ${lastDay}. Choose what you want to send back.`,
  until: 'The days are counted from the day of the last parcel, or if we do not know it from the day of the order.',
  quantity: 'How many to return',
  reason: 'Reason',
  resolution: 'What you would like',
  refund: 'Money back',
  exchange: (size: string) => `Size ${size} instead`,
  comment: 'Comment',
  commentHint: 'Up to 500 characters.',
  reasons: {
    'too-small': 'Too small',
    'too-large': 'Too large',
    'not-as-shown': 'Does not look as shown',
    quality: 'Not happy with the quality',
    damaged: 'Damaged or faulty',
    'wrong-item': 'Not what I ordered',
    'changed-mind': 'Changed my mind',
  },
  submit: 'Request the return',
  back: 'Back to the order',
  issue: {
    nothing: 'Please choose at least one piece to return.',
    quantity: (most: number) => `Please choose a number from 1 to ${most}.`,
    reason: 'Please choose a reason.',
    resolution: 'This size is no longer in stock. Please choose again.',
    stock: (left: number) =>
      plural(left, {
        one: 'Only {count} piece of this size is in stock.',
        other: 'Only {count} pieces of this size are in stock.',
      }),
    comment: 'Please use no more than 500 characters.',
    changed: 'Another return of this order has been requested meanwhile. Please check what is left, and choose again.',
  },
  doneTitle: 'We have your request',
  mailed: 'Our help desk has it too, and a copy is on its way to the e-mail address of the order.',
  notMailed:
    'It is noted at your order, but we could not send it to our help desk. If you do not hear from them within two days, please get in touch.',
  nextTitle: 'What happens next',
  next: [
    'The help desk writes to you, and says how and where to send the pieces. Please do not send anything before that.',
    'When the pieces have arrived, you get your money back or the size that you asked for. If that size is sold out by then, you get your money back.',
  ],
  over: (lastDay: string) => `The time for returns of this order ended on ${lastDay}.`,
  notSent: 'Nothing of this order can be returned. Returns are for pieces that were sent.',
  nothingLeft:
    'There is nothing left to return: a return of every piece was requested or paid back, or it cannot be returned, such as a gift card.',
  mail: {
    subject: (order: number) => `Your return request for order ${order}`,
    text: (order: number) => `We have your request to return pieces of order ${order}:`,
    button: 'See your order',
    deskSubject: (order: number, number: number) => `Order ${order}: return request ${number}`,
    deskText: (order: number, name: string, email: string) =>
      `${name} (${email}) asks to return pieces of order ${order}:`,
    line: (quantity: number, name: string, sku: string) => `${quantity} × ${name} (${sku})`,
    reason: (reason: string) => `Reason: ${reason}`,
    resolution: (resolution: string) => `Wish: ${resolution}`,
    comment: (comment: string) => `Comment: ${comment}`,
    deskTerm: (lastDay: string) => `Returns of this order could be requested until ${lastDay}.`,
    deskNext:
      'The request is noted at the order. Please answer the customer, and send the label. The shop pays nothing back and books no exchange.',
  },
} as const
