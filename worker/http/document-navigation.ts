/** Whether a browser opens a document to show it to somebody: no fetch of a script, no prefetch, no picture, no frame. */
export function isDocumentNavigation(request: Request): boolean {
  const { headers } = request
  if (
    request.method !== 'GET' ||
    /prefetch|prerender/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
  )
    return false
  const mode = headers.get('sec-fetch-mode')
  if (mode !== null) return mode === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  return headers.get('x-sv-navigation') === null && (headers.get('accept') ?? '').includes('text/html')
}
