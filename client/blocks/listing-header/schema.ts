import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { RequiredText, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

export const ListingHeaderSchema = v.object({
  variant: v.nullish(v.picklist([1, 2]), 1),
  title: RequiredText,
  subheading: Text,
  description: Text,
  image: OptionalMedia,
  callToAction: v.nullish(CallToActionSchema, null),
})
