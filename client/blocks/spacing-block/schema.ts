import * as v from 'valibot'

export const SpacingBlockSchema = v.object({ size: v.picklist(['XXS', 'XS', 'Small', 'Medium', 'Large', 'XL', 'XXL']) })
