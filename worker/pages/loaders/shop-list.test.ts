import { expect, test } from 'vitest'
import { recordedLog } from '../../test/recorded-fetch.ts'
import { shopNamed, toShopList } from './shop-list.ts'

const bath = { name: 'Selvedge Bath', address: '3 Lane', town: 'Bath', latitude: 51, longitude: -2 }
const item = (shops: unknown[]) => ({ _meta: { schema: 'shop-finder' }, shops })
const read = (shops: unknown[]) => toShopList(item(shops), recordedLog().log).shops

test('leaves out shops that are not complete [RSV-04]', () => {
  expect(read([bath, { name: 'No address' }, null]).map(({ name }) => name)).toEqual(['Selvedge Bath'])
  expect(toShopList(null, recordedLog().log)).toEqual({ shops: [], places: [] })
})

test('a shop of the stock service is the one of its name, or else the only one of its town [RSV-04]', () => {
  const shops = read([
    bath,
    { ...bath, name: 'Selvedge Leith', town: 'Edinburgh' },
    { ...bath, name: 'Old Town', town: 'Édinburgh' },
  ])
  const nameOf = (name: string, town: string) => shopNamed(shops, { name, town })?.name ?? null
  expect(nameOf('selvedge leith', 'Elsewhere')).toBe('Selvedge Leith')
  expect(nameOf('Bath 1', 'BATH')).toBe('Selvedge Bath')
  expect(nameOf('Edinburgh 1', 'Edinburgh')).toBeNull()
  expect(nameOf('None', 'London')).toBeNull()
})
