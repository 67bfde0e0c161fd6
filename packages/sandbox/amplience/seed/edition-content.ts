import { type Draft, draft } from './draft.ts'
import type { SeedMarket } from './markets.ts'

export type Edition = { id: string; snapshotId: string; start: string; end: string }

/** An edition so far in the future that only a preview of its time shows it. */
export const edition: Edition = {
  id: '65f0c1a2b3c4d5e6f7a8b9c0',
  snapshotId: '65f0c1a2b3c4d5e6f7a8b9c1',
  start: '2030-12-01T00:00:00.000Z',
  end: '2031-01-02T00:00:00.000Z',
}

/** The content of the edition's slots, by delivery key without the market's prefix. */
export function editionContent({ welcome }: SeedMarket): Record<string, Draft> {
  return {
    'benefit-bar': draft('benefit-bar', 'Benefit bar, Midwinter 2030', {
      items: [
        { text: 'Midwinter 2030: last posting day for parcels under trees is 20 December', link: '/delivery' },
        { text: welcome, link: '/delivery' },
      ],
      showOnHome: true,
    }),
  }
}
