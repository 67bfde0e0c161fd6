import * as v from 'valibot'
import { addToCart } from '../cart/add-to-cart.ts'
import { clearCart, removeLine, updateLine } from '../cart/change-lines.ts'
import { changeVariant } from '../cart/change-variant.ts'
import type { AddRequest } from '../cart/decide-add.ts'
import { moveToWishlist } from '../cart/move-to-wishlist.ts'
import { startCheckout } from '../cart/start-checkout.ts'
import type { Visit } from '../context/visit.ts'
import { applyCertificate, removeCertificate } from '../gift-certificates/bag-certificates.ts'
import { keepPresent } from '../presents/bag-present.ts'
import { authoriseWallet } from '../wallet/authorise-wallet.ts'
import { applySheetCodes } from '../wallet/coupon-wallet.ts'
import { dismissWallet } from '../wallet/dismiss-wallet.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { takeSheetStep } from '../wallet/price-for-wallet.ts'
import { certificateCodeSchema } from '#shared/domain/certificate-code.ts'
import { PlatformIdSchema } from '#shared/domain/platform-id.ts'
import { maxPresentMessage, type Present } from '#shared/domain/present.ts'
import { walletRequests } from '#shared/domain/wallet.ts'

const text = v.pipe(v.string(), v.maxLength(500))
const version = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
/** The id of a line or of an operation. */
const id = v.pipe(v.string(), v.maxLength(200))
const quantity = v.pipe(v.number(), v.integer(), v.minValue(0))

const AddRequestSchema: v.GenericSchema<unknown, AddRequest> = v.object({
  productId: PlatformIdSchema,
  choice: v.union([
    v.strictObject({ variantId: v.nullable(PlatformIdSchema) }),
    v.strictObject({ colour: text, size: text, length: text }),
  ]),
  quantity: v.union([quantity, v.literal('smallest')]),
  values: v.map(v.number(), text),
  parentId: v.optional(v.nullable(id), null),
})

const PresentSchema: v.GenericSchema<unknown, Present> = v.object({
  message: v.pipe(v.string(), v.maxLength(maxPresentMessage)),
  hidesPrices: v.boolean(),
  wrap: v.nullable(id),
})

/** A change of the shopper's cart, as the cart's object carries it out. */
type Command<Input, Value> = {
  schema: v.GenericSchema<unknown, Input>
  run(visit: Visit, input: Input): Promise<Value>
}

function command<const Schema extends v.GenericSchema, Value>(
  schema: Schema,
  run: (visit: Visit, input: v.InferOutput<Schema>) => Promise<Value>,
): Command<v.InferOutput<Schema>, Value> {
  return { schema, run }
}

/** What shoppers can do with a cart that exists. The object parses each input, decides and writes. */
export const commands = {
  addToCart: command(
    v.object({ requests: v.array(AddRequestSchema), version, operationId: v.optional(id) }),
    (visit, { requests, ...seen }) => addToCart(visit, requests, seen),
  ),
  updateLine: command(v.object({ lineId: id, quantity, version }), updateLine),
  removeLine: command(v.object({ lineId: id, version }), (visit, { lineId, ...seen }) =>
    removeLine(visit, lineId, seen),
  ),
  changeVariant: command(v.object({ lineId: id, variantId: PlatformIdSchema, version }), changeVariant),
  moveToWishlist: command(v.object({ lineId: id }), (visit, { lineId }) => moveToWishlist(visit, lineId)),
  clearCart: command(v.object({}), clearCart),
  applyCertificate: command(v.object({ code: certificateCodeSchema() }), applyCertificate),
  removeCertificate: command(v.object({ ending: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}$/)) }), removeCertificate),
  keepPresent: command(v.object({ present: v.nullable(PresentSchema) }), keepPresent),
  startCheckout: command(v.object({}), startCheckout),
  openWallet: command(walletRequests.walletOpen, openWallet),
  walletContact: command(walletRequests.walletContact, (visit, { contact }) =>
    takeSheetStep(visit, (payments) => payments.contact({ contact })),
  ),
  walletOption: command(walletRequests.walletOption, (visit, { optionId }) =>
    takeSheetStep(visit, (payments) => payments.option({ optionId })),
  ),
  walletCoupon: command(walletRequests.walletCoupon, (visit, { codes }) => applySheetCodes(visit, codes)),
  walletAuthorise: command(walletRequests.walletAuthorise, authoriseWallet),
  walletDismiss: command(v.object({}), dismissWallet),
}

export type CommandName = keyof typeof commands
export type InputOf<Name extends CommandName> = Parameters<(typeof commands)[Name]['run']>[1]
export type ValueOf<Name extends CommandName> = Awaited<ReturnType<(typeof commands)[Name]['run']>>
