import type { PluralForms } from '../../languages.ts'

const rules = new Intl.PluralRules('de')
const numbers = new Intl.NumberFormat('de')

/** Writes a number in the form that the rules of the language choose. German has `one` and `other`. */
export function plural(count: number, forms: PluralForms): string {
  return (forms[rules.select(count)] ?? forms.other).replace('{count}', numbers.format(count))
}
