/** Cookie of the figure that the shopper chose. Scripts read it. `maxAge` is in seconds: 180 days. */
export const figureCookie = { name: 'sv-figure', path: '/', maxAge: 15_552_000, sameSite: 'Lax' } as const
