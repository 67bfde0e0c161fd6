/** Texts for the platform's names of colours. A name that is not listed is shown as it is. */
export const colourNames: Readonly<Record<string, string>> = {}
