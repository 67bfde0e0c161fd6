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
    async release(id: string): Promise<void> {
      if (await isHeldBy(id)) await drop()
    },
  }
}
