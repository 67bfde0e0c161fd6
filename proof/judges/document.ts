import { decodeHTML } from 'entities'
import type { HttpResponse } from '../model/http.ts'
import { oncePerObject } from '#shared/once-per-object.ts'

/** A document that the shop responded with. */
export type Document = { path: string; status: number; location: string; csp: string; html: string }

/** A response as a document; without its text if it is none. */
export function documentOf(path: string, { status, location, headers, body }: HttpResponse): Document {
  const isDocument = headers.get('content-type')?.startsWith('text/html') === true
  const csp = headers.get('content-security-policy') ?? ''
  return { path, status, location, csp, html: isDocument ? body : '' }
}

export type Link = { path: string; fragment: string }

type Head = {
  title: string
  description: string
  canonical: string
  robots: string
  picture: string
  alternates: { language: string; path: string }[]
}

/** The addresses of the same shop that a document's links lead to, with their queries. */
export function linksOf(document: Document, origin: URL): Link[] {
  return tagsOf(document.html, 'a')
    .map(({ href }) => href)
    .filter((href) => href !== undefined && URL.canParse(href, origin.href))
    .map((href) => new URL(href ?? '', new URL(document.path, origin)))
    .filter((url) => url.origin === origin.origin)
    .map(({ pathname, search, hash }) => ({ path: pathname + search, fragment: decodeURIComponent(hash.slice(1)) }))
}

/** What search engines and other sites read of a document. Addresses are paths, and `''` is missing. */
export const headOf = oncePerObject(({ html }: Document): Head => {
  const metas = tagsOf(html, 'meta')
  const links = tagsOf(html, 'link')
  const content = (name: string) => metas.find((meta) => (meta['name'] ?? meta['property']) === name)?.['content'] ?? ''
  const canonical = links.find(({ rel }) => rel === 'canonical')?.['href']
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: content('description'),
    canonical: canonical === undefined ? '' : pathOf(canonical),
    robots: content('robots'),
    picture: content('og:image'),
    alternates: links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
      .map(({ href = '', hreflang = '' }) => ({ language: hreflang, path: pathOf(href) })),
  }
})

export const idsOf = oncePerObject(
  ({ html }: Document) => new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => decodeHTML(id))),
)

/** The objects of a document's structured data, as JSON-LD has them. */
export function structuredDataOf({ html }: Document): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
}

/** The attributes of each tag with this name. */
function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decodeHTML(value),
      ]),
    ),
  )
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
