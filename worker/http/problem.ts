import { problemType } from '#shared/merchant.ts'

/**
 * A problem document of RFC 9457. `slug` names the kind for programs and `title` is for people. `isShown`: the error
 * page shows the title.
 */
export type Problem = {
  status: number
  slug: string
  title: string
  detail?: string
  retryAfterSeconds?: number
  isShown?: true
}

export function problemResponse({ status, slug, title, detail, retryAfterSeconds }: Problem): Response {
  const body = { type: problemType(slug), title, status, ...(detail === undefined ? {} : { detail }) }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}
