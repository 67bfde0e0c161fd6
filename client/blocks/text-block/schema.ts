import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { Markdown, Text } from '../parts/fields.ts'

export const TextBlockSchema = v.object({
  title: Text,
  body: Markdown,
  callToAction: v.nullish(CallToActionSchema, null),
})
