import * as v from 'valibot'
import { platforms } from '../../api/routes.ts'
import { cartTools } from '../../assistants/cart-operations.ts'
import { DeleteSchema } from '../../routes/account/address-pages.tsx'
import { ReorderSchema } from '../../routes/account/order-pages.tsx'
import { TakeSchema } from '../../routes/assistant-bag-page.tsx'
import { CancelSchema } from '../../routes/cancel-reservation-page.tsx'
import { AddSchema, ChangeSchema, CouponSchema, RemoveSchema, UpdateSchema } from '../../routes/cart-forms.ts'
import { FigureFormSchema } from '../../routes/figure-form.ts'
import { LinkSchema } from '../../routes/find-order-pages.tsx'
import { LocaleFormSchema } from '../../routes/locale-form.ts'
import { NewsletterSchema } from '../../routes/newsletter-form.ts'
import { AlertSchema } from '../../routes/notify-form.ts'
import { PresentFormSchema } from '../../routes/present-forms.ts'
import { ExitSchema } from '../../routes/preview-exit.ts'
import { SharedBagSchema } from '../../routes/shared-bag-page.tsx'
import { StopSchema } from '../../routes/stop-stock-alerts-page.tsx'
import { ItemSchema, PublishSchema } from '../../routes/wishlist-forms.ts'
import { DeliveryPlaceSchema } from '../../wallet/estimate-delivery.ts'
import { findOrderForm } from '#shared/forms/find-order.ts'
import { checkForm, fieldsOf, type Form } from '#shared/forms/form.ts'
import { forms } from '#shared/forms/forms.ts'
import { giftCertificateForm } from '#shared/forms/gift-certificate.ts'
import { reservationForm } from '#shared/forms/reservation.ts'
import { returnForm } from '#shared/forms/return-request.ts'
import { reviewForm } from '#shared/forms/review.ts'
import { actions, endpoints, routes } from '#shared/routes.ts'

/** A form: its schema, its field names, and if the Worker takes the fields. */
export type FormTarget = {
  kind: 'form'
  path: string
  schema: v.GenericSchema
  fields: readonly string[]
  takes(form: FormData): boolean
}

/** An operation: the schema of its argument list. */
export type OperationTarget = { kind: 'operation'; path: string; schema: v.GenericSchema }

/** An endpoint without a form: reports of browsers and vendors, which have no signature here, and the visualisation. */
export type EndpointTarget = { kind: 'endpoint'; pattern: string; path: string }

export type Target = FormTarget | OperationTarget | EndpointTarget

type FieldsSchema = v.ObjectSchema<v.ObjectEntries, undefined>

/** Forms without input. Every body is as good as none. */
const nothing = v.object({})

const someReturn = returnForm([{ lineId: 1, most: 3, sizes: [{ variantId: 2, size: 'M', stock: 2 }] }])

/** The schema of every form. The compiler requires one for a new row of the path table. */
const formSchemas: Record<keyof typeof actions, FieldsSchema | Form> = {
  notifyStock: AlertSchema,
  subscribe: NewsletterSchema,
  logOut: nothing,
  requestReset: forms['forgot-password'],
  chooseLocale: LocaleFormSchema,
  chooseFigure: FigureFormSchema,
  exitPreview: ExitSchema,
  addToBag: AddSchema,
  updateBagLine: UpdateSchema,
  removeBagLine: RemoveSchema,
  changeBagLine: ChangeSchema,
  clearBag: nothing,
  addSharedBag: SharedBagSchema,
  takeAssistantBag: TakeSchema,
  keepPresent: PresentFormSchema,
  removePresent: nothing,
  estimateDelivery: DeliveryPlaceSchema,
  applyCoupon: CouponSchema,
  removeCoupon: CouponSchema,
  moveToWishlist: RemoveSchema,
  checkout: nothing,
  openOrderAccount: forms['order-account'],
  logIn: forms['log-in'],
  logOutEverywhere: nothing,
  register: forms.register,
  setPassword: forms['new-password'],
  save: ItemSchema,
  removeFromWishlist: ItemSchema,
  buySaved: ItemSchema,
  clearWishlist: nothing,
  publishWishlist: PublishSchema,
  writeReview: reviewForm,
  updateProfile: forms.profile,
  changeEmail: forms['change-email'],
  changePassword: forms['change-password'],
  updatePreferences: forms.preferences,
  deleteAccount: forms['delete-account'],
  saveAddress: forms['customer-address'],
  deleteAddress: DeleteSchema,
  reorder: ReorderSchema,
  requestOrderLink: findOrderForm,
  showBalance: giftCertificateForm,
  openMailedOrder: LinkSchema,
  stopStockAlerts: StopSchema,
  reserve: reservationForm,
  cancelReservation: CancelSchema,
  buyGuestOrder: nothing,
  requestReturn: someReturn,
  requestGuestReturn: someReturn,
}

/** A host of drafts that the Worker has to know, so that the visualisation exists. */
export const draftHost = 'sandbox.staging.bigcontent.io'

/** Posts to the cart or the checkout of an id. */
const cancelled = Object.values(cartTools).flatMap(({ method, path }) =>
  method === 'POST' && path.includes(':id') ? [path] : [],
)

const endpointPatterns = [
  endpoints.browserReports.path,
  endpoints.contentPublished.path,
  endpoints.orderChanged.path,
  endpoints.paymentReported.path,
  endpoints.stockChanged.path,
  endpoints.walletReturn.path,
  endpoints.searchCatalogue.path,
  endpoints.lookUpCatalogue.path,
  endpoints.readCatalogueProduct.path,
  endpoints.assistantCarts.path,
  endpoints.assistantCheckouts.path,
  ...cancelled,
  endpoints.assistantTools.path,
  endpoints.guessedTools.path,
  routes.visualization.pattern,
]

/** Every form of the path table, every operation of the allow-list, and the endpoints that take a body. */
export const targets: readonly Target[] = [
  ...Object.entries(formSchemas).map(([name, schema]) => formTarget(actions[name as keyof typeof actions], schema)),
  ...Object.entries(platforms).flatMap(([platform, operations]) =>
    Object.entries(operations).map(([name, { schema }]): Target => ({
      kind: 'operation',
      path: `/api/${platform}/${name}`,
      schema,
    })),
  ),
  ...endpointPatterns.map((pattern): Target => ({
    kind: 'endpoint',
    pattern,
    path: pattern
      .replace(':domain', draftHost)
      .replace(':id', 'none')
      .replace(':contentId', '7f2c1a00-1111-4222-8333-444455556666'),
  })),
]

function formTarget(path: string, schema: FieldsSchema | Form): FormTarget {
  if ('groups' in schema) {
    const fields = fieldsOf(schema).map(({ name }) => name)
    const takes = (form: FormData) =>
      checkForm(schema, Object.fromEntries(fields.map((name) => [name, textOf(form.get(name))]))).status === 'valid'
    return { kind: 'form', path, schema: schema.schema, fields, takes }
  }
  const takes = (form: FormData) =>
    v.safeParse(schema, Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).success
  return { kind: 'form', path, schema, fields: Object.keys(schema.entries), takes }
}

function textOf(value: File | string | null): string {
  return typeof value === 'string' ? value : ''
}
