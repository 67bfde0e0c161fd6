export const compare = {
  title: 'Compare',
  link: 'Compare with similar pieces',
  differs: 'What differs',
  same: 'What is the same',
  fact: 'Compared by',
  pattern: 'Pattern',
  remove: 'Remove',
  unknown: 'Not given',
  gone: 'We do not sell some of these pieces here, so we left them out.',
  none: 'There is nothing to compare. Every product page has a link to compare it.',
} as const
