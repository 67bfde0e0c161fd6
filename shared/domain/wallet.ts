import * as v from 'valibot'
import { type Currency, currencies } from '../markets.ts'
import type { CartEntity } from './cart-entity-schema.ts'
import type { Money } from './money.ts'
import { PlatformIdSchema } from './platform-id.ts'
import { typedSchema } from './typed-schema.ts'
import { typedLine } from './typed-text.ts'
import { type WalletKind, walletKinds } from './wallet-kinds.ts'

/** Query parameter `checkoutsource` of the order confirmation's URL, by wallet. */
export const checkoutSources = { apple: 'applepayexpress', google: 'googlepayexpress' } as const satisfies Record<
  WalletKind,
  string
>

/**
 * A wallet that the market, the settings and the payment provider allow. `networks` are card brands, as the wallet
 * names them.
 */
export type WalletMethod =
  | { kind: 'apple'; merchantId: string; merchantName: string; networks: string[] }
  | {
      kind: 'google'
      merchantId: string
      merchantName: string
      /** Names the provider and the merchant's account there to Google: the parameters of `PAYMENT_GATEWAY`. */
      gateway: Readonly<Record<string, string>>
      networks: string[]
      environment: 'TEST' | 'PRODUCTION'
    }

/** Codes of Apple's `ApplePayError`. The browser maps them for Google. */
export const walletErrorCodes = [
  'shippingContactInvalid',
  'billingContactInvalid',
  'addressUnserviceable',
  'couponCodeInvalid',
  'couponCodeExpired',
  'unknown',
] as const
export type WalletErrorCode = (typeof walletErrorCodes)[number]

/** Apple's contact fields that an error can name. */
export type WalletField =
  | 'phoneNumber'
  | 'emailAddress'
  | 'name'
  | 'postalAddress'
  | 'addressLines'
  | 'locality'
  | 'postalCode'
  | 'administrativeArea'
  | 'country'
  | 'countryCode'

/** `message` is for the shopper. */
export type WalletError = { code: WalletErrorCode; field?: WalletField; message: string }

export type WalletLine = { label: string; amount: Money }
export type WalletOption = { id: string; label: string; detail: string; amount: Money }

/** The content of the wallet's sheet. Every amount comes from the commerce platform. */
export type WalletQuote = {
  /** The cart that is paid for; `null` before a product's sheet opens, which makes its cart. */
  cartId: string | null
  needsShipping: boolean
  currency: Currency
  /** The merchant's country, ISO 3166-1 alpha-2; not the shopper's (D-113). */
  countryCode: string
  /** The shop's name, the label of the total. */
  label: string
  total: Money
  lines: WalletLine[]
  /** The chosen option first. */
  options: WalletOption[]
  optionId: string | null
  coupons: string[]
  errors: WalletError[]
}

/**
 * Why a sheet cannot open or stay open. `unavailable`: the wallet cannot be used in this shop or at the moment.
 * `invalid`: the product cannot be bought as it was chosen. `held`: a payment of this bag is being checked. `busy`:
 * other requests keep changing the bag. `closed`: no payment is open.
 */
export const walletRefusals = [
  'empty',
  'stock',
  'unavailable',
  'invalid',
  'held',
  'declined',
  'busy',
  'closed',
] as const
export type WalletRefusal = (typeof walletRefusals)[number]

/** `location` is the page to show with the reason. */
export type WalletRefused = { status: 'refused'; reason: WalletRefusal; message: string; location: string }

/** The response to `walletPrepare`. */
export type WalletPreparation = { status: 'open'; quote: WalletQuote } | WalletRefused
/** The response to `walletOpen`. `cart` is what will be paid for: the bag, or the cart of 'buy now'. */
export type WalletOpening = { status: 'open'; quote: WalletQuote; cart: CartEntity } | WalletRefused
/** The response to `walletContact`, `walletOption` and `walletCoupon`. */
export type WalletUpdate = { status: 'quoted'; quote: WalletQuote } | WalletRefused

/**
 * The response to `walletAuthorise`. `redirect`: the bank asks the shopper to confirm the payment at `location`.
 * `changed`: nothing was charged, because the total differs from the one that the sheet showed or the contact must be
 * corrected. `stock`: nothing was charged, a line is sold out or not sold any more. `unknown`: the payment is being
 * checked, and the bag is held.
 */
export type WalletResult =
  | { status: 'authorised'; location: string }
  | { status: 'redirect'; location: string }
  | { status: 'refused'; message: string; errors: WalletError[] }
  | { status: 'changed'; quote: WalletQuote; errors: WalletError[] }
  | { status: 'stock'; message: string; location: string }
  | { status: 'unknown'; message: string }

// The browser sends the wallets' own objects, whose fields may be missing or null.
const optionalText = (maxLength: number) => v.nullish(typedSchema(typedLine, maxLength), '')
const OptionIdSchema = v.pipe(v.string(), v.maxLength(128))

export const WalletKindSchema = v.picklist(walletKinds)

/**
 * The bag, or one product ('buy now'), whose cart is kept separate from the bag. `values` are entered values, each with
 * its modifier's id.
 */
export const WalletSourceSchema = v.variant('from', [
  v.object({ from: v.literal('cart') }),
  v.object({
    from: v.literal('product'),
    productId: PlatformIdSchema,
    variantId: v.optional(v.nullable(PlatformIdSchema), null),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    values: v.optional(
      v.pipe(
        v.array(v.object({ id: PlatformIdSchema, value: v.union([v.pipe(v.string(), v.maxLength(500)), v.number()]) })),
        v.maxLength(20),
      ),
      [],
    ),
  }),
])
export type WalletSource = v.InferInput<typeof WalletSourceSchema>

/** A contact before the authorisation: the wallets leave out street, name, phone and e-mail, and cut the postcode. */
export const WalletContactSchema = v.object({
  countryCode: optionalText(8),
  country: optionalText(100),
  postalCode: optionalText(32),
  locality: optionalText(100),
  administrativeArea: optionalText(100),
})
export type WalletContact = v.InferInput<typeof WalletContactSchema>

/** A contact of the authorisation. Google's one name goes into `name`, Apple's two into `givenName` and `familyName`. */
export const WalletFullContactSchema = v.object({
  ...WalletContactSchema.entries,
  givenName: optionalText(255),
  familyName: optionalText(255),
  name: optionalText(255),
  addressLines: v.nullish(v.pipe(v.array(typedSchema(typedLine, 255)), v.maxLength(5)), []),
  emailAddress: optionalText(254),
  phoneNumber: optionalText(50),
})
export type WalletFullContact = v.InferInput<typeof WalletFullContactSchema>

/** Facts about the browser that a bank may ask for. */
export const WalletBrowserSchema = v.object({
  colorDepth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)), 24),
  javaEnabled: v.optional(v.boolean(), false),
  language: v.optional(v.pipe(v.string(), v.maxLength(35)), 'en'),
  screenHeight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0),
  screenWidth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0),
  timeZoneOffset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000)), 0),
})
export type WalletBrowser = v.InferInput<typeof WalletBrowserSchema>

export const ShownTotalSchema = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.picklist(currencies),
})

/** The requests of the operations of `POST /api/payments/{operation}`. `sheetCartHeader` names the cart of a sheet. */
export const walletRequests = {
  paymentMethods: v.object({}),
  walletPrepare: v.object({ source: WalletSourceSchema }),
  walletOpen: v.object({ kind: WalletKindSchema, source: WalletSourceSchema }),
  merchantSession: v.object({ validationUrl: v.pipe(v.string(), v.maxLength(500)) }),
  walletContact: v.object({ contact: WalletContactSchema }),
  walletOption: v.object({ optionId: OptionIdSchema }),
  /** `codes` replace all codes of the sheet. */
  walletCoupon: v.object({
    codes: v.pipe(v.array(typedSchema(typedLine, 100)), v.maxLength(10)),
  }),
  /**
   * `token`: Google's token string unchanged, or Apple's `paymentData` as JSON text. `transactionId` is Apple's
   * `transactionIdentifier`. `contact` is `null` if nothing is sent. `shown` is the total that the sheet showed last.
   */
  walletAuthorise: v.object({
    kind: WalletKindSchema,
    shown: ShownTotalSchema,
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)),
    transactionId: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    cardNetwork: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    contact: v.optional(v.nullable(WalletFullContactSchema), null),
    billingContact: v.optional(v.nullable(WalletFullContactSchema), null),
    optionId: v.optional(v.nullable(OptionIdSchema), null),
    browser: v.optional(WalletBrowserSchema, {}),
  }),
  walletDismiss: v.object({}),
} as const

export type WalletOperation = keyof typeof walletRequests
export type WalletRequest<Operation extends WalletOperation> = v.InferInput<(typeof walletRequests)[Operation]>

/** The response to each operation, except `merchantSession` (Apple's opaque object) and `walletDismiss`. */
export type WalletResponses = {
  paymentMethods: { methods: WalletMethod[] }
  walletPrepare: WalletPreparation
  walletOpen: WalletOpening
  walletContact: WalletUpdate
  walletOption: WalletUpdate
  walletCoupon: WalletUpdate
  walletAuthorise: WalletResult
}

const applePayGateway = /^https:\/\/(cn-)?apple-pay-gateway(-[a-z0-9-]+)?\.apple\.com(\/\S*)?$/

/**
 * True for an address of Apple's payment gateway (D-21). A pattern, because Apple adds regional hosts. The address must
 * be https, without port, user name and password.
 */
export function isAppleGateway(address: string): boolean {
  return applePayGateway.test(address)
}
