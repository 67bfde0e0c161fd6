import type { SandboxRequest } from '../env.ts'
import type { Raster } from './rasters.ts'

const successCacheControl = 'public, max-age=1800'

/**
 * The response for a picture: cacheable for half an hour, and 304 if the browser has it already. A drawing that stands
 * in for a WebP that is being made is cacheable for ten seconds.
 */
export function picture(c: SandboxRequest, svg: string, raster: Raster): Response {
  const isRaster = raster.status === 'ready'
  const etag = `"${fingerprint(svg)}${isRaster ? '-webp' : ''}"`
  const headers = {
    'content-type': isRaster ? 'image/webp' : 'image/svg+xml; charset=utf-8',
    'cache-control': raster.status === 'waiting' ? 'public, max-age=10' : successCacheControl,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    vary: 'Accept',
    etag,
    ...openHeaders,
  }
  return isCached(c.req.header('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(isRaster ? raster.body : svg, { headers })
}

/** Metadata: JSON, or for `.js` the function call that the vendor's script expects. */
export function metadata(
  c: SandboxRequest,
  { name, body, isScript, status = 200 }: { name: string; body: unknown; isScript: boolean; status?: 200 | 404 },
): Response {
  const headers = { 'cache-control': status === 200 ? successCacheControl : 'public, max-age=30', ...openHeaders }
  if (!isScript) {
    return Response.json(body, { status, headers })
  }
  const asked = c.req.query('func') ?? ''
  const callback = /^[\w$]+(?:\.[\w$]+)*$/.test(asked) ? asked : 'amp.jsonReturn'
  const script = `${callback}(${literal(name)}, ${literal(body)});`
  return new Response(script, { status, headers: { 'content-type': 'text/javascript; charset=utf-8', ...headers } })
}

export function missing(c: SandboxRequest, name: string, errorMsg: string, isScript = false): Response {
  return metadata(c, { name, body: { status: 'error', errorMsg }, isScript, status: 404 })
}

const openHeaders = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' }

// Names come from the URL, so nothing in them may close the literal or a script element.
function literal(value: unknown) {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false
}

function fingerprint(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1000193]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) + index
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36)
}
