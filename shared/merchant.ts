import type { SizeSystem } from './size-systems.ts'

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

/** Where the pages of errors lead, each with the name of its text (`error` in the messages). */
export const errorDestinations = [
  { path: '/', text: 'home' },
  { path: '/browse/womens', text: 'womens' },
  { path: '/browse/mens', text: 'mens' },
  { path: '/other-stuff', text: 'otherStuff' },
] as const

/** Forms are tools for assistants in the browser (docs/assistants.md). */
export const hasFormTools: boolean = true

/** The size system of the platform's catalogue. The charts say what a size is called in the others. */
export const catalogueSizes: SizeSystem = 'UK'

/** For whom the clothes of a category are, by the first part of its address. Product feeds say so. */
export const categoryGenders: Readonly<Record<string, 'female' | 'male'>> = { womens: 'female', mens: 'male' }

/** The brand's picture, 1200 by 630 pixels (`public`). */
export const brandPicturePath = '/brand.png'

/** The title of a document: the page's own, then the brand. */
export const pageTitle = (text: string) => `${text} | ${brand}`

/** The first crumb of a breadcrumb. It has the shop's name, because a department is called Home. */
export const homeCrumb = { label: brand, path: '/' } as const

/**
 * The disc of a family of colours in the filters, by the family's name at the platform. A family that is not listed has
 * the colour of its most frequent shade.
 */
export const familyDiscs: Readonly<Record<string, string>> = {
  'White & cream': '#ede4d0',
  Yellow: '#d8a646',
  Orange: '#d9763f',
  Red: '#b3372f',
  Pink: '#dc83a3',
  Purple: '#7c5a8c',
  Blue: '#5b82b8',
  Navy: '#1f2a44',
  Green: '#4f7148',
  Brown: '#7a4e2f',
  Grey: '#8a8f94',
  Black: '#2a292b',
}
