import { mapChildren } from './content.ts'

const localisedSchema = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value'

type Localised = { _meta: { schema: string }; values: { locale: string; value: unknown }[] }

/**
 * Resolves every localised field to the first language of `locales` that it has. `locales` is a comma list with
 * wildcards, such as `en-GB,en-*`.
 */
export function localise<Value>(value: Value, locales: string | undefined): Value {
  return locales === undefined
    ? value
    : (resolve(
        value,
        locales.split(',').map((locale) => locale.trim()),
      ) as Value)
}

function resolve(value: unknown, locales: readonly string[]): unknown {
  if (typeof value === 'object' && value !== null && isLocalised(value)) {
    const { values } = value
    const chosen = locales
      .map((locale) => values.find((entry) => matches(entry.locale, locale)))
      .find((entry) => entry !== undefined)
    return chosen === undefined ? null : resolve(chosen.value, locales)
  }
  return mapChildren(value, (below) => resolve(below, locales))
}

function isLocalised(value: object): value is Localised {
  if (!('_meta' in value) || !('values' in value) || !Array.isArray(value.values)) return false
  const { _meta: meta } = value
  return typeof meta === 'object' && meta !== null && 'schema' in meta && meta.schema === localisedSchema
}

function matches(locale: string, pattern: string): boolean {
  return pattern.endsWith('*') ? locale.startsWith(pattern.slice(0, -1)) : locale === pattern
}
