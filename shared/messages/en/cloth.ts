/** The woven edge of a product, which leads to everything in its printed design. */
export const cloth = {
  everythingIn: (print: string) => `Everything in ${print}`,
} as const
