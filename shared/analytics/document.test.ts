/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'
import { listItemsOf } from '../test/list-items.ts'
import { thirdParties, thirdPartyNames } from '../third-parties.ts'
import { commonFields, eventMap } from './event-map.ts'
import { campaignParameters, eventServices, excludedPageTypes, maxEventItems } from './settings.ts'

const [document = ''] = Object.values(
  import.meta.glob<string>('../../docs/analytics.md', { query: '?raw', import: 'default', eager: true }),
)

test('docs/analytics.md lists exactly the events that the shop records, with their fields [TRK-03]', () => {
  const rows = Object.entries<{ when: string; ga4: string | null; fields: readonly string[] }>(eventMap)
  expect(listItemsOf(document)).toEqual(
    rows.map(([name, { when, ga4, fields }]) => ({
      title: `\`${name}\``,
      fields: {
        'GA4 event': ga4 === null ? 'own name' : `\`${ga4}\``,
        when,
        ...(fields.length > 0 && { 'own fields': fields.map((field) => `\`${field}\``).join(', ') }),
      },
    })),
  )
})

test('docs/analytics.md names the fields of every event and the settings [D-133]', () => {
  for (const value of [...commonFields, ...campaignParameters, ...excludedPageTypes, maxEventItems])
    expect(document).toContain(String(value))
})

test('the specified events keep their names to the letter [TRK-03, D-132]', () => {
  expect(Object.keys(eventMap).slice(0, 10)).toEqual([
    'page_view',
    'add-to-cart',
    'remove_from_cart',
    'view_cart',
    'country_selector',
    'plp_quickadd_click',
    'select_item',
    'navigation_click',
    'menu_item',
    'sign_up',
  ])
})

test('every script that analytics loads receives events', () => {
  expect(thirdPartyNames.filter((name) => thirdParties[name].loads === 'analytics')).toEqual([...eventServices])
})
