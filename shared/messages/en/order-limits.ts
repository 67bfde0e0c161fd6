/** How many of a product one order can contain. */
export const orderLimits = {
  maximum: (quantity: number) => `At most ${quantity} of this product in each order`,
  minimum: (quantity: number) => `At least ${quantity} of this product in each order`,
} as const
