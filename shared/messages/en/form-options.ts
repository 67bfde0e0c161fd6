// Separate, so that only forms with these options load them.

const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** The name of a country by its code. */
export const countryName = (code: string) => names.of(code) ?? code

/** Titles of persons. The platform keeps their names in this list, which are the English ones. */
export const titleNames = { Mr: 'Mr', Mrs: 'Mrs', Miss: 'Miss', Ms: 'Ms', Mx: 'Mx', Dr: 'Dr' } as const
