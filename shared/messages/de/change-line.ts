/** Messages of the page that changes size or colour of a line in the bag. */
export const changeLine = {
  current: 'im Warenkorb',
  kept: (quantity: number) => `Die Menge bleibt bei ${quantity}.`,
  change: 'Ändern',
  keep: 'Unverändert lassen',
} as const
