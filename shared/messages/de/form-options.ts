// Separate, so that only forms with these options load them.

const names = new Intl.DisplayNames('de-DE', { type: 'region' })

/** The name of a country by its code. */
export const countryName = (code: string) => names.of(code) ?? code

/**
 * Titles of persons. The platform keeps their names in the English list. German has one title for three of them, which
 * a form offers once.
 */
export const titleNames = { Mr: 'Herr', Mrs: 'Frau', Miss: 'Frau', Ms: 'Frau', Mx: 'Divers', Dr: 'Dr.' } as const
