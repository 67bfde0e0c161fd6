/** Messages of the page that changes size or colour of a line in the bag. */
export const changeLine = {
  current: 'in your bag',
  kept: (quantity: number) => `Your quantity stays ${quantity}.`,
  change: 'Change',
  keep: 'Keep as it is',
} as const
