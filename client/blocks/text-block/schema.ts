import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { Text } from '../parts/fields.ts'

export const TextBlockSchema = v.object({ title: Text, body: Text, callToAction: v.nullish(CallToActionSchema, null) })
