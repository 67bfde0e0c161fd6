/** A channel to the shop's other tabs; `null` if the browser forbids it, as Firefox does while it blocks cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
