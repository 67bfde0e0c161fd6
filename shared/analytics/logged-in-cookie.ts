/** Set for the page after a login by form, so that analytics records it. Holds no identity. Scripts read and delete it. */
export const loggedInCookie = { name: 'sv-logged-in', maxAge: 60 } as const
