const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** The name of a country by its code. */
export const countryName = (code: string) => names.of(code) ?? code
