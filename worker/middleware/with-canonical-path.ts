import { factory } from '../app-env.ts'

/** A page has one address: without a slash at its end. */
export const withCanonicalPath = factory.createMiddleware(async function canonicalPath(c, next) {
  const url = new URL(c.req.url)
  if (c.req.method !== 'GET' || url.pathname === '/' || !url.pathname.endsWith('/')) return next()
  const path = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`
  return c.redirect(path + url.search, 301)
})
