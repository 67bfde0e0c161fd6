import { useRef, useState, type FormEvent } from 'react'
import * as messages from '../../../shared/messages/en.ts'
import { Price } from '../price/price.tsx'
import { ModifierFields } from './modifier-fields.tsx'
import { modifierErrors } from './modifier-errors.ts'
import { OptionGroup } from './option-group.tsx'
import {
  type Availability,
  availability,
  buttonText,
  lengthChoices,
  missingChoice,
  missingMessage,
  offerPrice,
  type Selection,
  selectedVariant,
  selectionQuery,
  sizeChoices,
} from './selection.ts'
import type { BuyBoxProps } from './to-buy-box-props.ts'
import { useAddProduct } from './use-add-product.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The form that puts a product in the bag. Without scripts it posts the same fields to the same action. */
export function BuyBox(props: BuyBoxProps) {
  const { offer, modifiers, isOnSale } = props
  const [selection, setSelection] = useState(props.selection)
  const latest = useRef(selection)
  const [message, setMessage] = useState(props.error)
  const [fieldErrors, setFieldErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const { add, isAdding } = useAddProduct(props)

  const missing = missingChoice(offer, selection)
  const state = availability(offer, selection, isOnSale)
  const price = offerPrice(offer, selection)

  function choose(change: Partial<Selection>) {
    // Two choices that are made again together come before the next render.
    const next = { ...latest.current, ...change }
    latest.current = next
    setSelection(next)
    setMessage(null)
    history.replaceState(history.state, '', location.pathname + selectionQuery(location.search, next))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAdding) return
    const values = modifierValues(new FormData(event.currentTarget))
    const errors = modifierErrors(modifiers, values)
    setFieldErrors(errors)
    setMessage(missing === null ? null : missingMessage(missing))
    if (missing !== null) return focusFirst(form.current, '.option-group:not(:has(:checked)) input:enabled')
    const [firstError] = errors.keys()
    if (firstError !== undefined) return focusFirst(form.current, `#modifier-${firstError}`)
    const variant = selectedVariant(offer, selection)
    if (variant) void add(variant, values)
  }

  const canBuy = state === 'available' || state === 'low'
  return (
    <div className="buy-box">
      {props.hasPrice && price && (
        <div className="buy-box__price" aria-live="polite">
          <Price value={price} />
        </div>
      )}
      <form className="buy-box__form" ref={form} method="post" action={props.action} noValidate={isHydrated} onSubmit={submit}>
        <input type="hidden" name="productId" value={props.productId} />
        {props.colour !== null && <input type="hidden" name="color" value={props.colour} />}
        <OptionGroup name="size" label={messages.product.size} choices={sizeChoices(offer, selection)} value={selection.size} onChoose={(size) => choose({ size })} />
        <OptionGroup name="length" label={messages.product.fit} choices={lengthChoices(offer, selection)} value={selection.length} onChoose={(length) => choose({ length })} />
        <ModifierFields modifiers={modifiers} errors={fieldErrors} />
        {message !== null && (
          <p className="buy-box__error" role="alert">
            {message}
          </p>
        )}
        <button
          className="button buy-box__add"
          type="submit"
          {...(canBuy ? {} : { disabled: true })}
          {...(isAdding ? { 'aria-disabled': true } : {})}
        >
          {isAdding ? messages.product.adding : canBuy ? buttonText(offer, isHydrated ? missing : null) : closedText(state)}
        </button>
        {state === 'low' && (
          <p className="stock-message stock-message--low" role="status">
            {messages.bag.low}
          </p>
        )}
      </form>
    </div>
  )
}

function closedText(state: Availability): string {
  return state === 'sold-out' ? messages.bag.soldOut : messages.product.unavailable
}

/** Values of the fields named `modifier[{id}]`, by id. */
function modifierValues(form: FormData): Map<number, string> {
  const values = new Map<number, string>()
  for (const [name, value] of form) {
    const id = /^modifier\[(\d+)\]$/.exec(name)?.[1]
    if (id !== undefined && typeof value === 'string') values.set(Number(id), value)
  }
  return values
}

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus()
}
