/** Parts of a JSON Schema, which says what a tool takes. */
export const textSchema = (description: string, maxLength: number) => ({ type: 'string', description, maxLength })
export const listSchema = (items: object, maxItems: number) => ({ type: 'array', items, maxItems })
export const objectSchema = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

export const context = objectSchema({
  address_country: textSchema(
    'The country of the buyer, ISO 3166-1 alpha-2. It decides the market and its prices.',
    20,
  ),
  currency: textSchema('The currency that the buyer prefers, ISO 4217', 20),
  language: textSchema('The language that the buyer prefers, BCP 47', 50),
})
