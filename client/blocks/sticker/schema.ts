import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { ColourSchema } from '../parts/colour.ts'
import { choice, Flag, list, measure, positions, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

const margin = measure({ min: -400, max: 400, fallback: 0 })

const LineSchema = v.object({
  text: Text,
  position: choice(positions),
  size: measure({ min: 8, max: 120, fallback: 20 }),
  colour: ColourSchema,
})

/** The box around the close button. */
const CloseBoxSchema = v.object({ show: Flag, colour: ColourSchema, backgroundColour: ColourSchema })

/** A label with up to three lines of text over a picture. All sizes are pixels at the sticker's full size. */
export const StickerSchema = v.object({
  url: address('url'),
  linkTitle: Text,
  width: measure({ min: 40, max: 800, fallback: 240 }),
  height: measure({ min: 40, max: 800, fallback: 240 }),
  marginTop: margin,
  marginRight: margin,
  marginBottom: margin,
  marginLeft: margin,
  image: OptionalMedia,
  backgroundColour: ColourSchema,
  textLines: v.pipe(list(LineSchema), v.maxLength(3)),
  closeButton: v.nullish(CloseBoxSchema, null),
})
