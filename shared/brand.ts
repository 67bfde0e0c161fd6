/**
 * The brand as shoppers and analytics see it. Not in the message catalogue, which is too large for the scripts that run
 * before React.
 */
export const brand = 'Selvedge'

/** The brand's picture, 1200 by 630 pixels (`public`). */
export const brandPicturePath = '/brand.png'

/** The title of a document: the page's own, then the brand. */
export const pageTitle = (text: string) => `${text} | ${brand}`

/** The first crumb of a breadcrumb. It has the shop's name, because a department is called Home. */
export const homeCrumb = { label: brand, path: '/' } as const
