import * as v from 'valibot'
import { Text } from '../parts/fields.ts'
import { MediaSchema } from '../parts/media.ts'

export const LocaleSelectorImageSchema = v.object({ image: MediaSchema, url: Text })
