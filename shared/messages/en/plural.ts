import type { PluralForms } from '../../languages.ts'

const rules = new Intl.PluralRules('en')

/** Writes a number in the form that the rules of the language choose. English has `one` and `other`. */
export function plural(count: number, forms: PluralForms): string {
  return (forms[rules.select(count)] ?? forms.other).replace('{count}', String(count))
}
