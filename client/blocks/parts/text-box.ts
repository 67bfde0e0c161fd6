import * as v from 'valibot'
import { CallToActionSchema } from './call-to-action.tsx'
import { ColourSchema } from './colour.ts'
import { choice, list, Markdown, Text } from './fields.ts'
import { OptionalMedia } from './media.ts'

const LoopSchema = v.pipe(
  v.nullish(v.boolean(), true),
  v.transform((isLooping) => isLooping ?? true),
)

/** A small remark in italics, with an arrow that points at the picture. */
const AnnotationSchema = v.object({ text: Text, arrow: choice(['None', 'Left', 'Right', 'Up', 'Down']) })

/** Text and a picture or video: the fields of `text-box-type-one` and `text-box-type-two`. */
export const TextBoxSchema = v.object({
  subtitle: Text,
  heading: Text,
  body: Markdown,
  annotation: v.nullish(AnnotationSchema, null),
  callsToAction: list(CallToActionSchema),
  backgroundColour: ColourSchema,
  textColour: ColourSchema,
  desktopBackground: OptionalMedia,
  desktopBackgroundLoop: LoopSchema,
  mobileBackground: OptionalMedia,
  mobileBackgroundLoop: LoopSchema,
  altText: Text,
})

export type TextBox = v.InferOutput<typeof TextBoxSchema>
