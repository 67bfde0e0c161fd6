import { expect, test } from 'vitest'
import { currentCustomerAtom, isSignedInAtom } from '../atoms/customer.ts'
import { createFakeWorker, createTestPage } from '../atoms/test/fake-worker.ts'
import { followLogins, updateAccountLinks } from './account-links.ts'
import type { CurrentCustomer } from '#shared/domain/customer.ts'

const links = () => [
  { href: '', dataset: { accountLink: '' } as Record<string, string | undefined> },
  { href: '', dataset: { accountLink: 'login', opens: 'login' } as Record<string, string | undefined> },
]

test('account links lead a customer to the account, and open no modal [LAY-10] [LAY-20]', () => {
  const updated = links()
  updateAccountLinks(updated, { isSignedIn: true, prefix: '/eu' })
  expect(updated.map(({ href, dataset }) => [href, dataset['opens']])).toEqual([
    ['/eu/my-account', undefined],
    ['/eu/my-account', undefined],
  ])
})

test('account links lead a guest or a signed-out customer to the login page, or open its modal [LAY-11] [LAY-21]', () => {
  const updated = links()
  updateAccountLinks(updated, { isSignedIn: true, prefix: '' })
  updateAccountLinks(updated, { isSignedIn: false, prefix: '' })
  expect(updated.map(({ href, dataset }) => [href, dataset['opens']])).toEqual([
    ['/login', undefined],
    ['/login', 'login'],
  ])
})

test('account links lead to the account after a login in the panel, and to the login page after the session ends [LAY-10] [LAY-20]', () => {
  const { store } = createTestPage(createFakeWorker())
  const updated = links()
  followLogins(
    store,
    () => updated,
    () => store.get(isSignedInAtom),
  )
  store.set(currentCustomerAtom, { id: 71 } as CurrentCustomer)
  expect(updated.map(({ href, dataset }) => [href, dataset['opens']])).toEqual([
    ['/us/my-account', undefined],
    ['/us/my-account', undefined],
  ])
  store.set(currentCustomerAtom, null)
  expect(updated.map(({ href, dataset }) => [href, dataset['opens']])).toEqual([
    ['/us/login', undefined],
    ['/us/login', 'login'],
  ])
})
