/**
 * Texts for words that the platform has in one language only, because the shop compares them: names of options, and
 * values such as sizes and colours. A word that is not listed is shown as it is, so English lists none.
 */
export const platformWords: Readonly<Record<string, string>> = {}
