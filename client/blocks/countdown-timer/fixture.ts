import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { CountdownTimerSchema } from './schema.ts'

const period = { startDate: '2026-01-01T00:00:00Z', endDate: '2036-12-31T23:59:00Z' }

export default {
  normal: { ...period, title: 'Last orders for the first parcels', url: '/delivery' },
  bare: period,
  notYet: { startDate: '2036-11-27T00:00:00Z', endDate: '2036-11-30T23:59:00Z', title: 'Last orders' },
  long: { ...period, title: longText },
  bidi: { ...period, title: bidiText },
  hostile: { ...period, title: hostileText, url: hostileLink },
} satisfies Fixtures<typeof CountdownTimerSchema>
