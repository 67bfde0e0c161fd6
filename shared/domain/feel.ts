import * as v from 'valibot'

/** What shoppers ask of a fabric, in the order of the product page. */
export const feelNames = ['warmth', 'softness', 'weight', 'opacity', 'stretch'] as const
export type FeelName = (typeof feelNames)[number]

const levels = [1, 2, 3, 4, 5] as const
export type FeelLevel = (typeof levels)[number]

/** How a product feels. A name without a level is not known, or has no meaning for the product. */
export type Feel = { [Name in FeelName]?: FeelLevel }

/** The custom field of the platform, which is also the attribute of the facet: `feel_warmth`. */
export const feelField = <Name extends FeelName>(name: Name) => `feel_${name}` as const

const LevelSchema = v.pipe(v.string(), v.trim(), v.regex(/^\d$/), v.transform(Number), v.picklist(levels))

/** The level that a text of the merchant names; `null` if it is not one of 1 to 5. */
export function feelLevel(text: string | undefined): FeelLevel | null {
  const level = v.safeParse(LevelSchema, text)
  return level.success ? level.output : null
}

/** How a product feels, by its custom fields. Any other value than a level is left out (D-470). */
export function readFeel(customFields: Readonly<Record<string, string>>): Feel {
  return Object.fromEntries(
    feelNames.flatMap((name) => {
      const level = feelLevel(customFields[feelField(name)])
      return level === null ? [] : [[name, level]]
    }),
  )
}
