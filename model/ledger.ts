import type { ItemName } from './shelf.ts'

type Span = { least: number; most: number }
type Work = { items: readonly ItemName[] | 'all'; isDisturbed: boolean }

/**
 * How many units of each item a shopper must and may have, in the bag and in paid orders together, by what the shop
 * told them. Where two actions on one item overlap, or an answer was lost, either order and either outcome is allowed.
 */
export function openLedger() {
  const spans = new Map<ItemName, Span>()
  const running = new Set<Work>()
  const additions = new WeakSet<Work>()
  let hasOrdered = false
  const spanOf = (item: ItemName): Span => spans.get(item) ?? { least: 0, most: 0 }
  const touches = (one: Work, other: Work) =>
    one.items === 'all' || other.items === 'all' || one.items.some((item) => other.items.includes(item))

  /**
   * Runs an action that takes units away or sets them. Additions and such actions that overlap disturb each other;
   * additions alone do not.
   */
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
    /** `told`: the shop says that it added them, that it did not, or nothing that can be relied on. */
    async add(item: ItemName, units: number, act: () => Promise<'done' | 'refused' | 'unknown'>): Promise<void> {
      const work: Work = { items: [item], isDisturbed: false }
      const before = spanOf(item)
      spans.set(item, { ...before, most: before.most + units })
      const told = await run(work, true, act)
      const { least, most } = spanOf(item)
      if (told === 'done' && !work.isDisturbed) spans.set(item, { least: least + units, most })
      if (told === 'refused') spans.set(item, { least, most: most - units })
    },
    async set(item: ItemName, units: number, act: () => Promise<'done' | 'refused' | 'unknown'>): Promise<void> {
      const work: Work = { items: [item], isDisturbed: false }
      const before = spanOf(item)
      spans.set(item, { least: before.least, most: before.most + units })
      const told = await run(work, false, act)
      const { least, most } = spanOf(item)
      if (told === 'refused' && !work.isDisturbed) spans.set(item, { least, most: most - units })
      else if (told === 'done' && !work.isDisturbed && !hasOrdered) spans.set(item, { least: units, most: units })
      else spans.set(item, { least: hasOrdered ? 0 : Math.min(least, work.isDisturbed ? 0 : units), most })
    },
    async clear(act: () => Promise<'done' | 'refused' | 'unknown'>): Promise<void> {
      const work: Work = { items: 'all', isDisturbed: false }
      const told = await run(work, false, act)
      for (const [item, { most }] of spans)
        spans.set(item, { least: 0, most: told === 'done' && !work.isDisturbed && !hasOrdered ? 0 : most })
    },
    /** The bag changes hands, or goes into another: what it must hold afterwards is not known here. */
    async changeHands(act: () => Promise<void>): Promise<void> {
      await run({ items: 'all', isDisturbed: false }, false, act)
      for (const [item, { most }] of spans) spans.set(item, { least: 0, most })
    },
    ordered: () => void (hasOrdered = true),
  }
}
