import * as v from 'valibot'
import { CallToActionSchema } from './call-to-action.tsx'
import { ColourSchema, colourStyle } from './colour.ts'
import { choice, list, measure, positions, Text } from './fields.ts'
import { HeroMediaSchema } from './hero-media.ts'
import { contrastRatio, minContrast } from '#shared/domain/contrast.ts'

const size = (fallback: number) => measure({ min: 12, max: 200, fallback })

/** The fields of both heroes. Sizes are pixels; the heading shrinks on screens that are too narrow for it. */
export const heroFields = {
  ...HeroMediaSchema.entries,
  topHeading: Text,
  topHeadingSize: size(36),
  topHeadingMobileSize: size(30),
  heading: Text,
  headingSize: size(94),
  subheading: Text,
  subheadingSize: size(36),
  subheadingMobileSize: size(30),
  textPosition: choice(positions),
  textColour: ColourSchema,
  callsToAction: list(CallToActionSchema),
}

const HeroSchema = v.object(heroFields)
type Hero = v.InferOutput<typeof HeroSchema>

/** Sizes and text colour as custom properties. */
export function heroStyle(hero: Hero) {
  return colourStyle({
    '--hero-ink': hero.textColour,
    '--hero-top': hero.topHeadingSize,
    '--hero-top-phone': hero.topHeadingMobileSize,
    '--hero-heading': hero.headingSize,
    '--hero-sub': hero.subheadingSize,
    '--hero-sub-phone': hero.subheadingMobileSize,
  })
}

/** True if the editor chose a text colour for light pictures, which then need a light scrim. */
export function isDarkText({ textColour }: Hero): boolean {
  return textColour !== null && (contrastRatio(textColour, '#ffffff') ?? 0) >= minContrast
}
