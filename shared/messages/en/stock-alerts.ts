/** The mail that a variant is back, and the page on which its reader stops such mails. */
export const stockAlerts = {
  mailSubject: (name: string) => `Back in stock: ${name}`,
  mailText: (piece: string) => `You asked us to tell you when this can be bought again: ${piece}. It is back in stock.`,
  mailNotKept: 'It is not reserved for you, and there may be only a few.',
  mailButton: 'See it in the shop',
  mailOnce: 'This was the only e-mail about it: we have deleted your request.',
  mailStop: 'Stop all e-mails about stock',
  title: 'Stop e-mails about stock',
  text: 'We will delete everything that you asked to be told of with this e-mail address.',
  stop: 'Stop these e-mails',
  stoppedTitle: 'Stopped',
  stopped: 'You will get no more e-mails about stock, unless you ask for one again.',
  unusableTitle: 'This link can no longer be used',
  unusable: 'It has expired, or part of it is missing. Please open the link of the latest e-mail.',
} as const
