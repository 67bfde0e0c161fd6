import * as v from 'valibot'

/**
 * Body of `POST /v1/attributes` and `PUT /v1/attributes/{id}`, with the vendor's required fields:
 * https://github.com/talon-one/talon_one.js/blob/HEAD/docs/NewAttribute.md
 */
export const NewAttributeBody = v.object({
  entity: v.literal('CartItem'),
  name: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist(['string', 'number', 'boolean', 'time']),
  description: v.string(),
  suggestions: v.array(v.string()),
  editable: v.boolean(),
  subscribedApplicationsIds: v.optional(v.array(v.number()), []),
})
export type NewAttribute = Omit<v.InferOutput<typeof NewAttributeBody>, 'type'> & { type: string }
