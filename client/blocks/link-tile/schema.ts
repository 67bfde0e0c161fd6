import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { RequiredText, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

export const LinkTileSchema = v.object({ image: OptionalMedia, title: RequiredText, text: Text, url: address('url') })
