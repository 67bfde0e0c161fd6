import * as v from 'valibot'
import { Slot, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

/** A page's own words for search and sharing, and the blocks it is made of. */
export const ContentPageSchema = v.object({
  title: Text,
  description: Text,
  socialTitle: Text,
  socialDescription: Text,
  socialImage: OptionalMedia,
  content: Slot,
})
