import type { ItemName } from './shelf.ts'

/** What the shop says about an action: it is done, it is refused, or nothing that can be relied on. */
export type Told = 'done' | 'refused' | 'unknown'
type Span = { least: number; most: number }
type Work = { items: readonly ItemName[] | 'all'; isDisturbed: boolean }

/**
 * The least and most units of each item that a shopper can have in the cart and in paid orders together, by what the
 * shop told them. If two actions on one item overlap, either order is allowed. If a response is lost, either outcome
 * is.
 */
export function openLedger() {
  const spans = new Map<ItemName, Span>()
  const running = new Set<Work>()
  const additions = new WeakSet<Work>()
  let hasOrdered = false
  const spanOf = (item: ItemName): Span => spans.get(item) ?? { least: 0, most: 0 }
  const touches = (one: Work, other: Work) =>
    one.items === 'all' || other.items === 'all' || one.items.some((item) => other.items.includes(item))

  /** Runs an action. Actions on the same item that overlap disturb each other, unless both are additions. */
  async function run<Value>(work: Work, isAddition: boolean, act: () => Promise<Value>): Promise<Value> {
    for (const other of running) {
      if (!touches(work, other) || (isAddition && additions.has(other))) continue
      other.isDisturbed = true
      work.isDisturbed = true
    }
    if (isAddition) additions.add(work)
    running.add(work)
    try {
      return await act()
    } finally {
      running.delete(work)
    }
  }

  return {
    spanOf,
    async add(item: ItemName, units: number, act: () => Promise<Told>): Promise<void> {
      const work: Work = { items: [item], isDisturbed: false }
      const before = spanOf(item)
      spans.set(item, { ...before, most: before.most + units })
      const told = await run(work, true, act)
      const { least, most } = spanOf(item)
      if (told === 'done' && !work.isDisturbed) spans.set(item, { least: least + units, most })
      if (told === 'refused') spans.set(item, { least, most: most - units })
    },
    async set(item: ItemName, units: number, act: () => Promise<Told>): Promise<void> {
      const work: Work = { items: [item], isDisturbed: false }
      const before = spanOf(item)
      spans.set(item, { least: before.least, most: before.most + units })
      const told = await run(work, false, act)
      const { least, most } = spanOf(item)
      if (told === 'refused' && !work.isDisturbed) spans.set(item, { least, most: most - units })
      else if (told === 'done' && !work.isDisturbed && !hasOrdered) spans.set(item, { least: units, most: units })
      else spans.set(item, { least: hasOrdered ? 0 : Math.min(least, work.isDisturbed ? 0 : units), most })
    },
    async clear(act: () => Promise<Told>): Promise<void> {
      const work: Work = { items: 'all', isDisturbed: false }
      const told = await run(work, false, act)
      for (const [item, { most }] of spans)
        spans.set(item, { least: 0, most: told === 'done' && !work.isDisturbed && !hasOrdered ? 0 : most })
    },
    /** The cart gets another owner or is merged into another cart, so its units are not known afterwards. */
    async changeHands(act: () => Promise<void>): Promise<void> {
      await run({ items: 'all', isDisturbed: false }, false, act)
      for (const [item, { most }] of spans) spans.set(item, { least: 0, most })
    },
    ordered: () => void (hasOrdered = true),
  }
}

export type Ledger = ReturnType<typeof openLedger>
