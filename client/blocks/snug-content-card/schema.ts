import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { Text } from '../parts/fields.ts'
import { MediaSchema } from '../parts/media.ts'

export const SnugContentCardSchema = v.object({
  image: MediaSchema,
  imageAlt: Text,
  callToAction: v.nullish(CallToActionSchema, null),
})
