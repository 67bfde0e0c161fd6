import * as v from 'valibot'
import { Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

/** A channel of the live-shopping service. The poster shows until the visitor allows the service. */
export const LiveShoppingSchema = v.object({
  channelId: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/)),
  title: Text,
  text: Text,
  poster: OptionalMedia,
})
