import { GraphQLError } from 'graphql'
import { issueAccessToken } from '../../customers/login/access-token.ts'
import { redeemLoginToken } from '../../customers/login/login-token.ts'
import type { StorefrontScope } from '../context.ts'

/** `loginWithCustomerLoginJwt`. Of the result, only the token is served. */
export function sessionMutations({ env }: StorefrontScope) {
  return {
    loginWithCustomerLoginJwt: async ({ jwt }: { jwt: string }) => {
      // The request comes from a server, so the browser's address in the token is not compared.
      const token = await redeemLoginToken(env, jwt, undefined)
      if (typeof token === 'string') throw new GraphQLError('Invalid credentials')
      return { customerAccessToken: await issueAccessToken(env.DB, token.customer.id) }
    },
  }
}
