/** Calls a vendor's JSON API. `path` begins with a slash. @throws Error with the response unless it is a success */
export type VendorCall = <Body>(method: string, path: string, body?: object) => Promise<Body>

/** A change at a vendor. `apply` makes it, and returns a line for the operator if there is something to copy. */
export type Change = { what: string; apply: () => Promise<string | void> }

/** `url` is the address of the API without version, for example of the store's REST Management API. */
export function createVendorCall(url: string, headers: Record<string, string>): VendorCall {
  return async <Body>(method: string, path: string, body?: object) => {
    const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${text.slice(0, 300)}`)
    // An empty body is a success without a result.
    return (text === '' ? null : JSON.parse(text)) as Body
  }
}

export function createStoreCall({ apiUrl, accessToken }: { apiUrl: string; accessToken: string }): VendorCall {
  return createVendorCall(apiUrl, { 'x-auth-token': accessToken })
}
