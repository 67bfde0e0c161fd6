import { pluralIn } from '../../plural.ts'

/** Chooses a form by the number. English has `one` and `other`. */
export const plural = pluralIn('en')
