import * as v from 'valibot'

const Filled = v.pipe(v.string(), v.minLength(1))
const LocaleSetupSchema = v.object({ locale: Filled, currency: Filled, country: Filled })

/** The settings that a locale needs. */
export type LocaleSetup = v.InferOutput<typeof LocaleSetupSchema>

/** @throws Error with the names of all missing fields */
export function parseLocaleSetup(setup: Partial<Record<keyof LocaleSetup, unknown>>): LocaleSetup {
  const parsed = v.safeParse(LocaleSetupSchema, setup)
  if (parsed.success) return parsed.output
  const fields = new Set(parsed.issues.map((issue) => v.getDotPath(issue)))
  throw new Error(`Following fields are missing in the i18n configuration: ${[...fields].join(', ')}`)
}
