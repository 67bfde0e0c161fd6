import * as v from 'valibot'
import { Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

/** A channel of the live-shopping service; the poster stands until the visitor lets the service in. */
export const LiveShoppingSchema = v.object({
  channelId: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/)),
  title: Text,
  text: Text,
  poster: OptionalMedia,
})
