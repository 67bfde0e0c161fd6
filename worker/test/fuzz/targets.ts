import * as v from 'valibot'
import { checkForm, fieldsOf, type Form } from '../../../shared/forms/form.ts'
import { forms } from '../../../shared/forms/forms.ts'
import { actions } from '../../../shared/routes.ts'
import { platforms } from '../../api/routes.ts'
import { DeliveryPlaceSchema } from '../../cart/estimate-delivery.ts'
import { DeleteSchema } from '../../routes/account/address-pages.tsx'
import { ReorderSchema } from '../../routes/account/order-pages.tsx'
import { AddSchema, CouponSchema, RemoveSchema, UpdateSchema } from '../../routes/cart-forms.ts'
import { LocaleFormSchema } from '../../routes/locale-form.ts'
import { NewsletterSchema } from '../../routes/newsletter-form.ts'
import { AlertSchema } from '../../routes/notify-form.ts'
import { ExitSchema } from '../../routes/preview-exit.ts'
import { ItemSchema } from '../../routes/wishlist-forms.ts'

/** A form: its field names, and if the Worker takes the fields. */
export type FormTarget = { kind: 'form'; path: string; fields: readonly string[]; takes(form: FormData): boolean }

/** An operation: the schema of its argument list. */
export type OperationTarget = { kind: 'operation'; path: string; schema: v.GenericSchema }

export type Target = FormTarget | OperationTarget

type FieldsSchema = v.ObjectSchema<v.ObjectEntries, undefined>

/** Forms without input. Every body is as good as none. */
const nothing = v.object({})

/** The schema of every form. The compiler requires one for a new row of the path table. */
const formSchemas: Record<keyof typeof actions, FieldsSchema | Form> = {
  notifyStock: AlertSchema,
  subscribe: NewsletterSchema,
  logOut: nothing,
  requestReset: forms['forgot-password'],
  chooseLocale: LocaleFormSchema,
  exitPreview: ExitSchema,
  addToBag: AddSchema,
  updateBagLine: UpdateSchema,
  removeBagLine: RemoveSchema,
  clearBag: nothing,
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
  removeSaved: ItemSchema,
  buySaved: ItemSchema,
  clearWishlist: nothing,
  updateProfile: forms.profile,
  changeEmail: forms['change-email'],
  changePassword: forms['change-password'],
  updatePreferences: forms.preferences,
  deleteAccount: forms['delete-account'],
  saveAddress: forms['saved-address'],
  deleteAddress: DeleteSchema,
  reorder: ReorderSchema,
}

/** Every form of the path table and every operation of the allow-list. */
export const targets: readonly Target[] = [
  ...Object.entries(formSchemas).map(([name, schema]) => formTarget(actions[name as keyof typeof actions], schema)),
  ...Object.entries(platforms).flatMap(([platform, operations]) =>
    Object.entries(operations).map(([name, { schema }]): Target => ({
      kind: 'operation',
      path: `/api/${platform}/${name}`,
      schema,
    })),
  ),
]

function formTarget(path: string, schema: FieldsSchema | Form): FormTarget {
  if ('groups' in schema) {
    const fields = fieldsOf(schema).map(({ name }) => name)
    const takes = (form: FormData) =>
      checkForm(schema, Object.fromEntries(fields.map((name) => [name, textOf(form.get(name))]))).status === 'valid'
    return { kind: 'form', path, fields, takes }
  }
  const takes = (form: FormData) =>
    v.safeParse(schema, Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).success
  return { kind: 'form', path, fields: Object.keys(schema.entries), takes }
}

function textOf(value: File | string | null): string {
  return typeof value === 'string' ? value : ''
}
