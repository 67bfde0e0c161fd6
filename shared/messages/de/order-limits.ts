/** How many of a product one order can contain. */
export const orderLimits = {
  maximum: (quantity: number) => `Höchstens ${quantity} Stück je Bestellung`,
  minimum: (quantity: number) => `Mindestens ${quantity} Stück je Bestellung`,
} as const
