/** Parts of a JSON Schema, which says what a tool takes. */
export const text = (description: string, maxLength: number) => ({ type: 'string', description, maxLength })
export const listOf = (items: object, maxItems: number) => ({ type: 'array', items, maxItems })
export const objectOf = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

export const context = objectOf({
  address_country: text('The country of the buyer, ISO 3166-1 alpha-2. It decides the market and its prices.', 20),
  currency: text('The currency that the buyer prefers, ISO 4217', 20),
  language: text('The language that the buyer prefers, BCP 47', 50),
})
