import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { list, RequiredText, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

export const JumpOffTwoSchema = v.object({
  image: OptionalMedia,
  title: RequiredText,
  text: Text,
  url: address('url'),
  callsToAction: list(CallToActionSchema),
})
