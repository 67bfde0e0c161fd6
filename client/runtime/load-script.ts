const scripts = new Map<string, Promise<void>>()

/** Loads the script of another service, once a page; the trust of ours is passed on to it by the policy. */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      scripts.delete(address)
      reject(new Error(`${address}: not loaded`))
    })
    document.head.append(script)
  })
  scripts.set(address, loading)
  return loading
}
