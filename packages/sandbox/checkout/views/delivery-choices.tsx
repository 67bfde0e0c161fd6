/** @jsxImportSource hono/jsx */

import type { Cart } from '../../bigcommerce/commerce/carts/cart.ts'
import { arrivalOf, type ShippingOption } from '../../bigcommerce/commerce/shipping.ts'
import type { FormErrors } from '../address-form.ts'
import type { DeliveryChoice } from '../steps.ts'
import { useMoney, useTexts } from '../texts/language.tsx'
import { Select } from './fields.tsx'

type DeliveryChoicesProps = {
  options: readonly ShippingOption[]
  chosen: DeliveryChoice | null
  errors: FormErrors
  cart: Cart
}

/** The delivery methods, of which `chosen` or else the first one is chosen. */
export function DeliveryChoices({ options, chosen, errors, cart }: DeliveryChoicesProps) {
  const { delivery: texts } = useTexts()
  const money = useMoney(cart.currency)
  const selected = options.find(({ tariff }) => tariff === chosen?.tariff) ?? options[0]
  if (options.length === 0) return <p class="error">{texts.none}</p>
  return (
    <div class="choices">
      {options.map((option, index) => (
        <div key={option.id} class="choice-group">
          <label class="choice" for={index === 0 ? 'method' : `method-${option.tariff}`}>
            <input
              type="radio"
              id={index === 0 ? 'method' : `method-${option.tariff}`}
              name="method"
              value={option.tariff}
              checked={option.id === selected?.id}
            />
            <span class="choice-text">
              <b>{texts.name(option.description)}</b>
              <span>{texts.name(arrivalOf(option, cart))}</span>
            </span>
            <span class="choice-price">{option.cost === 0 ? texts.free : money(option.cost)}</span>
          </label>
          {option.shops && <ShopField shops={option.shops} chosen={chosen?.shop ?? null} errors={errors} />}
        </div>
      ))}
    </div>
  )
}

type ShopFieldProps = { shops: readonly string[]; chosen: string | null; errors: FormErrors }

/** The shop where the order is collected. It is shown while its method is chosen. */
function ShopField({ shops, chosen, errors }: ShopFieldProps) {
  const { delivery: texts } = useTexts()
  return (
    <div class="choice-more">
      <Select name="shop" label={texts.shop} errors={errors}>
        <option value="">{texts.chooseShop}</option>
        {shops.map((shop) => (
          <option key={shop} value={shop} selected={shop === chosen}>
            {shop}
          </option>
        ))}
      </Select>
    </div>
  )
}
