import type { PluralForms } from '#shared/languages.ts'

const rules = new Intl.PluralRules('ru')

/** The rules of the pseudo-language: those of Russian. A text shows the form that they choose. */
export function plural(count: number, forms: PluralForms): string {
  return `${forms.other.replace('{count}', String(count))} (${rules.select(count)})`
}
