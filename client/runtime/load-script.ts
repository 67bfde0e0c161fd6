const scripts = new Map<string, Promise<void>>()

/**
 * Loads a third-party script once per document. The content security policy passes our trust on to it. From then on
 * personal pages are not swapped into the document, and the login panel stays closed (D-17).
 */
export function loadScript(address: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const known = scripts.get(address)
  if (known) return known
  const loading = loginClosed().then(() => insert(address, attributes))
  scripts.set(address, loading)
  loading.catch(() => scripts.delete(address))
  return loading
}

/** True if the script was loaded into this document, or is loading. */
export function isLoaded(address: string | null): boolean {
  return address !== null && scripts.has(address)
}

/** Rejects if another page has replaced the calling one and does not name the script. */
function insert(address: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  const { side, ...named } = document.body.dataset
  if (!Object.values(named).includes(address)) return Promise.reject(new Error(`${address}: not for this page`))
  document.documentElement.dataset['documentSide'] ??= side ?? 'public'
  return new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    // Scripts that write `<style>` elements pass the nonce on to them.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address}: not loaded`)))
    document.head.append(script)
  })
}

/** Resolves when no password field is in use. */
async function loginClosed(): Promise<void> {
  const login = document.querySelector<HTMLDialogElement>('dialog#login[open]')
  if (login) await new Promise((resolve) => login.addEventListener('close', resolve, { once: true }))
}
