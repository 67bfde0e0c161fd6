/** The part of a Durable Object's storage that a cart's object uses. */
export type CartStorage = Pick<DurableObjectStorage, 'get' | 'put' | 'delete' | 'setAlarm' | 'deleteAlarm'>

const storageKey = 'alarms'

const names = ['wallet', 'codes'] as const
type AlarmName = (typeof names)[number]
type Times = Partial<Record<AlarmName, number>>

/** Named alarms on the one alarm of an object. Times are in milliseconds. */
export type Alarms = {
  set(name: AlarmName, at: number): Promise<void>
  clear(name: AlarmName): Promise<void>
  /** The names whose time has come. They stay set until they are set again or cleared. */
  due(now: number): Promise<AlarmName[]>
}

export function createAlarms(storage: CartStorage): Alarms {
  const read = async () => (await storage.get<Times>(storageKey)) ?? {}
  async function write(alarms: Times): Promise<void> {
    const times = Object.values(alarms)
    // Without an await in between, both are written together.
    const written = storage.put(storageKey, alarms)
    await Promise.all([written, times.length > 0 ? storage.setAlarm(Math.min(...times)) : storage.deleteAlarm()])
  }
  return {
    set: async (name, at) => write({ ...(await read()), [name]: at }),
    async clear(name) {
      const { [name]: _cleared, ...others } = await read()
      await write(others)
    },
    async due(now) {
      const stored = await storage.get<Times>(storageKey)
      return names.filter((name) => (stored?.[name] ?? Infinity) <= now)
    },
  }
}
