import { describe, expect, it } from 'vitest'
import { guardedPaths, routes } from '../../shared/routes.ts'
import { middlewareNamed } from './named-middleware.ts'
import { withAuthentication } from './with-authentication.ts'

describe('middleware by name', () => {
  it('is found', () => {
    expect(middlewareNamed('is-authenticated')).toBe(withAuthentication)
  })

  it.each(['is-admin', 'toString', ''])('is a 500 that says which, where there is none called %j [RTE-42, ERR-24]', (name) => {
    expect(() => middlewareNamed(name)).toThrow(expect.objectContaining({ status: 500, message: `Unknown middleware ${name}` }))
  })

  it('that asks for a login stands before the account area alone [RTE-41]', () => {
    const asking = Object.entries(guardedPaths).flatMap(([path, names]) => ((names as readonly string[]).includes('is-authenticated') ? [path] : []))
    expect(asking).toEqual(['/my-account/*'])
    expect(routes.myAccount.pattern).toMatch(/^\/my-account\//)
  })
})
