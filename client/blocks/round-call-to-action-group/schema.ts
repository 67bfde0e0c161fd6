import * as v from 'valibot'
import { choice, Text } from '../parts/fields.ts'
import { TileLinkSchema } from '../parts/tile-links.ts'

export const RoundCallToActionGroupSchema = v.object({
  title: Text,
  alignment: choice(['Center', 'Left', 'Right']),
  callsToAction: v.pipe(v.array(TileLinkSchema), v.minLength(1), v.maxLength(4)),
})
