import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { ColourSchema } from '../parts/colour.ts'
import { choice, Flag, fonts, list, positions, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

export const TwoColTileSchema = v.object({
  aspectRatio: choice(['4x5', '5x7']),
  quisasText: Text,
  quisasTextPosition: choice(positions),
  quisasTextColour: ColourSchema,
  heading: Text,
  headingFont: choice(fonts),
  headingBold: Flag,
  headingColour: ColourSchema,
  text: Text,
  textColour: ColourSchema,
  href: address('href'),
  callsToAction: list(CallToActionSchema),
  callsToActionRow: v.pipe(
    choice(['1x2', '2x1']),
    v.description('1x2: buttons below one another. 2x1: buttons side by side.'),
  ),
  desktopBackground: OptionalMedia,
  mobileBackground: OptionalMedia,
  altText: Text,
})
