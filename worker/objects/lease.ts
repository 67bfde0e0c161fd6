type Lease = { id: string; until: number }

const key = 'lease'
/** Longer than any request takes. */
const leaseMs = 40_000

/** Keeps an object for one request at a time. A request that never ends keeps the others out for no longer than this. */
export function createLeases(storage: DurableObjectStorage) {
  const isHeldBy = async (id: string) => (await storage.get<Lease>(key))?.id === id
  const drop = () => storage.delete(key)
  return {
    /** `null` if another request has the object. */
    async take(): Promise<Lease | null> {
      // Nothing else runs in the object while it waits for its storage.
      const held = await storage.get<Lease>(key)
      if (held && held.until > Date.now()) return null
      const lease = { id: crypto.randomUUID(), until: Date.now() + leaseMs }
      await storage.put(key, lease)
      return lease
    },
    isHeldBy,
    drop,
    /** Gives the request its whole time again. False if it no longer has the object. */
    async renew(id: string): Promise<boolean> {
      if (!(await isHeldBy(id))) return false
      await storage.put(key, { id, until: Date.now() + leaseMs })
      return true
    },
    async release(id: string): Promise<void> {
      if (await isHeldBy(id)) await drop()
    },
  }
}
