import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { withoutMessage } from '../api/without-message.ts'
import type { CustomerLogin } from './customer-login.ts'
import { type AppliedCertificate, certificateEnding } from '#shared/domain/gift-certificate.ts'
import { moneyFromDecimal } from '#shared/domain/money.ts'
import { ServiceError } from '#shared/errors.ts'
import type { Market } from '#shared/markets.ts'
import type { CheckoutOf, GiftCertificatePort } from '#worker/ports/gift-certificate-port.ts'

const balanceQuery = `query giftCertificate($code: String!) {
  site { giftCertificate(code: $code) { status currencyCode balance { value } expiresAt { utc } } }
}`
const certificates = 'giftCertificates { code balance { value currencyCode } used { value } remaining { value } }'
const appliedQuery = `query appliedCertificates($id: String!) { site { checkout(entityId: $id) { ${certificates} } } }`
const loginMutation = `mutation checkoutLogin($jwt: String!) {
  loginWithCustomerLoginJwt(jwt: $jwt) { customerAccessToken { value } }
}`

function changeMutation(name: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  return `mutation ${name}($input: ${type}!) { checkout { ${name}(input: $input) { checkout { ${certificates} } } } }`
}

const AmountSchema = v.object({ value: v.number() })
const BalanceSchema = v.object({
  site: v.object({
    giftCertificate: v.nullable(
      v.object({
        status: v.string(),
        currencyCode: v.string(),
        balance: AmountSchema,
        expiresAt: v.nullish(v.object({ utc: v.pipe(v.string(), v.transform(Date.parse)) }), null),
      }),
    ),
  }),
})
const CheckoutSchema = v.nullable(
  v.object({
    giftCertificates: v.array(
      v.object({
        code: v.string(),
        balance: v.object({ value: v.number(), currencyCode: v.string() }),
        used: AmountSchema,
        remaining: AmountSchema,
      }),
    ),
  }),
)
const AppliedSchema = v.object({ site: v.object({ checkout: CheckoutSchema }) })
const ChangedSchema = v.object({
  checkout: v.pipe(
    v.record(v.string(), v.nullable(v.object({ checkout: CheckoutSchema }))),
    v.transform((results) => Object.values(results)[0]?.checkout ?? null),
  ),
})
const LoginSchema = v.object({
  loginWithCustomerLoginJwt: v.object({ customerAccessToken: v.object({ value: v.string() }) }),
})

type Checkout = v.InferOutput<typeof CheckoutSchema>

/**
 * Gift certificates on the Storefront API, because the REST API of checkouts has none. It refuses the checkout of a
 * customer without the customer's access token, which this Worker gets with the token that signs customers in at the
 * hosted store: https://developer.bigcommerce.com/docs/storefront/headless/customers. It is asked for again for each
 * use and not kept.
 */
export function createBigCommerceGiftCertificates({
  api,
  login,
}: {
  api: BigCommerceApi
  login: CustomerLogin
}): GiftCertificatePort {
  async function accessToken({ market, customerId }: CheckoutOf, signal: AbortSignal): Promise<string | undefined> {
    if (customerId === null) return undefined
    const jwt = await login.token({ market, customer: { id: customerId, address: null }, redirectTo: '/' })
    const { loginWithCustomerLoginJwt: session } = await withoutMessage(
      'gift-certificate',
      api.graphql('customer-token', LoginSchema, {
        market,
        query: loginMutation,
        variables: { jwt },
        isIdempotent: false,
        signal,
      }),
    )
    return session.customerAccessToken.value
  }

  async function read(of: CheckoutOf, token: string | undefined, signal: AbortSignal): Promise<Checkout> {
    const { site } = await withoutMessage(
      'gift-certificate',
      api.graphql('certificates', AppliedSchema, {
        market: of.market,
        query: appliedQuery,
        variables: { id: of.cartId },
        customerAccessToken: token,
        signal,
      }),
    )
    return site.checkout
  }

  async function change(
    name: 'applyCheckoutGiftCertificate' | 'unapplyCheckoutGiftCertificate',
    { market, cartId, code, token }: CheckoutOf & { code: string; token: string | undefined },
    signal: AbortSignal,
  ): Promise<Checkout> {
    const { checkout } = await withoutMessage(
      'gift-certificate',
      api.graphql(name, ChangedSchema, {
        market,
        query: changeMutation(name),
        variables: { input: { checkoutEntityId: cartId, data: { giftCertificateCode: code } } },
        customerAccessToken: token,
        isIdempotent: false,
        signal,
      }),
    )
    return checkout
  }

  return {
    async balance({ market, code }, signal) {
      const { site } = await withoutMessage(
        'gift-certificate',
        api.graphql('certificate-balance', BalanceSchema, { market, query: balanceQuery, variables: { code }, signal }),
      )
      const found = site.giftCertificate
      if (found?.status !== 'ACTIVE' || found.currencyCode !== market.currency) return null
      const expiresAt = found.expiresAt?.utc ?? null
      if (expiresAt !== null && expiresAt <= Date.now()) return null
      return { balance: moneyFromDecimal(found.balance.value, market.currency), expiresAt }
    },
    async applied(of, signal) {
      return toApplied(of.market, await read(of, await accessToken(of, signal), signal))
    },
    async apply({ code, ...of }, signal) {
      const token = await accessToken(of, signal)
      try {
        const checkout = await change('applyCheckoutGiftCertificate', { ...of, code, token }, signal)
        // Only what the platform confirms is applied.
        const isApplied = checkout?.giftCertificates.some((applied) => applied.code.toUpperCase() === code) ?? false
        return isApplied ? { status: 'applied', certificates: toApplied(of.market, checkout) } : { status: 'refused' }
      } catch (cause) {
        if (cause instanceof ServiceError && cause.kind === 'rejected') return { status: 'refused' }
        throw cause
      }
    },
    async remove({ ending, ...of }, signal) {
      const token = await accessToken(of, signal)
      let checkout = await read(of, token, signal)
      const codes =
        checkout?.giftCertificates.map(({ code }) => code).filter((code) => certificateEnding(code) === ending) ?? []
      for (const code of codes)
        checkout = await change('unapplyCheckoutGiftCertificate', { ...of, code, token }, signal)
      return toApplied(of.market, checkout)
    },
  }
}

/** A certificate of another currency pays nothing here. If the amounts contradict each other, the smaller one counts. */
function toApplied(market: Market, checkout: Checkout): AppliedCertificate[] {
  return (checkout?.giftCertificates ?? [])
    .filter(({ balance }) => balance.currencyCode === market.currency)
    .map(({ code, balance, used, remaining }) => ({
      ending: certificateEnding(code),
      balance: moneyFromDecimal(Math.min(balance.value, used.value + remaining.value), market.currency),
    }))
}
