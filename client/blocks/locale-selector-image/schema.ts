import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { MediaSchema } from '../parts/media.ts'

export const LocaleSelectorImageSchema = v.object({ image: MediaSchema, url: address('url') })
