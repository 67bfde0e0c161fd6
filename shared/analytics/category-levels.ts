import type { EventItem } from './events.ts'

const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const

/** A category's path, top category first, as an item's fields. GA4 has five levels. */
export function categoryLevels(path: readonly string[]): Pick<EventItem, (typeof levels)[number]> {
  return Object.fromEntries(path.slice(0, levels.length).map((name, level) => [levels[level], name]))
}
