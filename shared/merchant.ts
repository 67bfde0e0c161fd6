/*
 * What is the merchant's own, apart from texts, colours, type and pictures (docs/your-own-brand.md). Other files import
 * it, and a check refuses these words elsewhere.
 */

/** The brand as shoppers and analytics see it. */
export const brand = 'Selvedge'

/** The brand in names of files: small letters, digits and hyphens. */
export const brandSlug = 'selvedge'

/** Namespace of the merchant's own addresses. They are names: nothing is loaded from them. */
const namespace = 'https://selvedge.example'

/** The type of a problem document (RFC 9457). */
export const problemType = (slug: string) => `${namespace}/problems/${slug}`

/** What the addresses of the merchant's content types begin with. Each content item has its type's address. */
export const contentTypeBase = `${namespace}/content/`

/** The address of a content type. */
export const contentTypeUri = (name: string) => contentTypeBase + name

/** What the code has to know of the goods: in 'own-catalogue.ts', and for tests the demonstration's. */
export {
  catalogueSizes,
  categoryAges,
  categoryGenders,
  errorDestinations,
  familyDiscs,
  googleCategories,
  wornPictures,
} from '#catalogue'

/** Forms are tools for assistants in the browser (docs/assistants.md). */
export const hasFormTools: boolean = true

/** The query parameter of a picture that says who wears it. By itself, because scripts need nothing else. */
export const wornParameter = 'on'

/** The brand's picture, 1200 by 630 pixels (`public`). */
export const brandPicturePath = '/brand.png'

/** The title of a document: the page's own, then the brand. */
export const pageTitle = (text: string) => `${text} | ${brand}`

/** The first crumb of a breadcrumb. It has the shop's name, because a department is called Home. */
export const homeCrumb = { label: brand, path: '/' } as const
