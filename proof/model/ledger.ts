import type { ItemName } from './products.ts'

/** The shop's statement about an action: done, refused, or nothing that can be relied on. */
export type ActionOutcome = 'done' | 'refused' | 'unknown'
type Span = { min: number; max: number }
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
  let isInOneBag = true
  const spanOf = (item: ItemName): Span => spans.get(item) ?? { min: 0, max: 0 }
  const overlap = (one: Work, other: Work) =>
    one.items === 'all' || other.items === 'all' || one.items.some((item) => other.items.includes(item))

  /** Runs an action. Actions on the same item that overlap disturb each other, unless both are additions. */
  async function run<Value>(work: Work, isAddition: boolean, act: () => Promise<Value>): Promise<Value> {
    for (const other of running) {
      if (!overlap(work, other) || (isAddition && additions.has(other))) continue
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
    async add(item: ItemName, units: number, act: () => Promise<ActionOutcome>): Promise<void> {
      const work: Work = { items: [item], isDisturbed: false }
      const before = spanOf(item)
      spans.set(item, { ...before, max: before.max + units })
      const outcome = await run(work, true, act)
      const { min, max } = spanOf(item)
      if (outcome === 'done' && !work.isDisturbed) spans.set(item, { min: min + units, max })
      if (outcome === 'refused') spans.set(item, { min, max: max - units })
    },
    async set(item: ItemName, units: number, act: () => Promise<ActionOutcome>): Promise<void> {
      const work: Work = { items: [item], isDisturbed: false }
      const before = spanOf(item)
      spans.set(item, { min: before.min, max: before.max + units })
      const outcome = await run(work, false, act)
      const { min, max } = spanOf(item)
      if (outcome === 'refused' && !work.isDisturbed) spans.set(item, { min, max: max - units })
      else if (outcome === 'done' && !work.isDisturbed && isInOneBag) spans.set(item, { min: units, max: units })
      else spans.set(item, { min: !isInOneBag ? 0 : Math.min(min, work.isDisturbed ? 0 : units), max })
    },
    async clear(act: () => Promise<ActionOutcome>): Promise<void> {
      const work: Work = { items: 'all', isDisturbed: false }
      const outcome = await run(work, false, act)
      for (const [item, { max }] of spans)
        spans.set(item, { min: 0, max: outcome === 'done' && !work.isDisturbed && isInOneBag ? 0 : max })
    },
    /** The cart gets another owner or is merged into another cart, so its units are not known afterwards. */
    async changeOwner(act: () => Promise<void>): Promise<void> {
      await run({ items: 'all', isDisturbed: false }, false, act)
      for (const [item, { max }] of spans) spans.set(item, { min: 0, max })
    },
    /** Units may be in an order or in the bag of another device, which a change of the bag does not reach. */
    spread: () => void (isInOneBag = false),
    /**
     * The platform turns the cart into an order. It deletes the cart with what is added at that moment, which the shop
     * cannot know.
     */
    paidAtPlatform: <Value>(act: () => Promise<Value>) => run({ items: 'all', isDisturbed: false }, false, act),
  }
}

export type Ledger = ReturnType<typeof openLedger>
