import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { formatTileMoney, moneyFromDecimal } from '../../shared/domain/money.ts'
import {
  type Availability,
  availability,
  buttonText,
  canBuyAny,
  isBuyable,
  lengthChoices,
  missingChoice,
  offerPrice,
  selectedVariant,
  sizeChoices,
} from '../../shared/domain/selection.ts'
import type { Currency } from '../../shared/markets.ts'
import * as messages from '../../shared/messages/en.ts'
import * as pageMessages from '../../shared/messages/product-page.ts'
import { useAddProduct } from '../components/buy-box/add-product.ts'
import { decideAdd } from '../components/buy-box/decide-add.ts'
import { stockNews } from '../components/buy-box/live-offer.ts'
import { ModifierFields } from '../components/buy-box/modifier-fields.tsx'
import { NotifyMe } from '../components/buy-box/notify-me.tsx'
import { OptionGroup } from '../components/buy-box/option-group.tsx'
import { StickyBar } from '../components/buy-box/sticky-bar.tsx'
import { StockLine } from '../components/buy-box/stock-line.tsx'
import type { BuyBoxProps } from '../components/buy-box/to-buy-box-props.ts'
import { useLiveOffer } from '../components/buy-box/use-live-offer.ts'
import { useSelection } from '../components/buy-box/use-selection.ts'
import { Price } from '../components/price/price.tsx'
import { WishlistButton } from '../components/wishlist-button/wishlist-button.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive } from '../island/use-visitor-value.ts'

const formId = 'buy-box'
const errorId = 'buy-box-error'

/** The form that adds a product to the cart. Without scripts it posts the same fields to the same action. */
function BuyBox(props: BuyBoxProps) {
  const { modifiers } = props
  const [message, setMessage] = useState(props.error)
  const { offer, isOnSale, refresh } = useLiveOffer(props)
  const [expected, setExpected] = useState(() => availability(offer, props.selection, isOnSale))
  const [selection, choose] = useSelection(props.selection, (next) => {
    setMessage(null)
    setExpected(availability(offer, next, isOnSale))
    refresh()
  })
  const [fieldErrors, setFieldErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isLive = useIsLive()
  const { add, isAdding } = useAddProduct(props, refresh)

  useEffect(() => {
    const viewed = { id: props.productId, colour: props.colour ?? '' }
    import('../api/viewed-products.ts').then(
      ({ rememberViewed }) => rememberViewed(viewed),
      (error: unknown) => console.warn('recently viewed:', error),
    )
  }, [props.productId, props.colour])

  const missing = missingChoice(offer, selection)
  const state = availability(offer, selection, isOnSale)
  const price = props.hasPrice ? offerPrice(offer, selection) : null
  const canBuy = isBuyable(state)
  // Without scripts the button cannot react to the choice, so it is disabled only if no choice can be bought.
  const isOpen = canBuy || (!isLive && canBuyAny(offer, isOnSale))
  // Changes are announced in a separate line. The form does not change until the shopper acts, so that nothing moves.
  const news = stockNews(state, expected)
  const words = isAdding
    ? messages.product.adding
    : isOpen
      ? buttonText(offer, isLive ? missing : null)
      : closedText(state)
  const wished =
    isOnSale && (state === 'sold-out' || (news === 'back' && expected === 'sold-out'))
      ? selectedVariant(offer, selection)
      : null
  const today = isLive ? localDay() : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = modifierValues(new FormData(event.currentTarget))
    const decision = decideAdd({ isAdding, offer, selection, isOnSale, modifiers, values, today: localDay() })
    if (decision.status === 'loading' || decision.status === 'closed') return
    const errors = decision.status === 'add' ? new Map<number, string>() : decision.errors
    setFieldErrors(errors)
    setMessage(decision.status === 'choice' ? decision.message : null)
    if (decision.status === 'choice') return focusFirst(form.current, '.option-group:not(:has(:checked)) input')
    const [firstError] = errors.keys()
    if (firstError !== undefined) return focusFirst(form.current, `#modifier-${firstError}`)
    if (decision.status === 'add') void add(decision.variant, values)
  }

  function openNotifyMe() {
    flushSync(() => setExpected(state))
    document.getElementById('notify-email')?.focus()
  }

  return (
    <div className="buy-box">
      {price && (
        <div className="buy-box__price" aria-live="polite">
          <Price value={price} />
        </div>
      )}
      <form
        className="buy-box__form"
        id={formId}
        ref={form}
        method="post"
        action={props.action}
        noValidate={isLive}
        onSubmit={submit}
      >
        <input type="hidden" name="productId" value={props.productId} />
        {props.colour !== null && <input type="hidden" name="color" value={props.colour} />}
        <OptionGroup
          name="size"
          label={props.isGiftCard ? pageMessages.modifiers.value : messages.product.size}
          choices={sizeChoices(offer, selection)}
          {...(props.isGiftCard && { textOf: (value: string) => valueText(value, offer.currency) })}
          value={selection.size}
          onChoose={(size) => choose({ size })}
          isSoldOutChosen
          describedBy={message === null ? undefined : errorId}
        />
        <OptionGroup
          name="length"
          label={messages.product.fit}
          choices={lengthChoices(offer, selection)}
          value={selection.length}
          onChoose={(length) => choose({ length })}
          isSoldOutChosen
          describedBy={message === null ? undefined : errorId}
        />
        {modifiers.length > 0 && (
          <div className="buy-box__details">
            <ModifierFields modifiers={modifiers} errors={fieldErrors} today={today} />
          </div>
        )}
        {message !== null && (
          <p className="buy-box__error" id={errorId} role="alert">
            {message}
          </p>
        )}
        <button
          className="button buy-box__add"
          type="submit"
          ref={button}
          disabled={!isOpen}
          {...(isAdding ? { 'aria-disabled': true } : {})}
        >
          {words}
        </button>
        {isOnSale && (
          <WishlistButton
            item={{ productId: props.productId, variantId: selectedVariant(offer, selection)?.id ?? null }}
            name={props.name}
            className="buy-box__heart"
          />
        )}
        <StockLine state={state} news={news} onTell={news === 'gone' && wished ? openNotifyMe : null} />
      </form>
      {state === 'sold-out' && isOnSale && news === null && !wished && offer.variants.length > 1 && (
        <p className="buy-box__hint">{pageMessages.notifyMe.chooseSize}</p>
      )}
      {wished && news !== 'gone' && (
        <NotifyMe
          key={wished.id}
          action={props.notifyAction}
          productId={props.productId}
          variantId={wished.id}
          outcome={wished.id === selectedVariant(offer, props.selection)?.id ? props.notified : null}
          isLive={isLive}
        />
      )}
      {isLive && canBuy && (
        <StickyBar watched={button} name={props.name} price={price}>
          <button className="button" type="submit" form={formId} {...(isAdding ? { 'aria-disabled': true } : {})}>
            {words}
          </button>
        </StickyBar>
      )}
    </div>
  )
}

/** The value of a gift card. Its sizes are whole amounts. */
function valueText(value: string, currency: Currency): string {
  return /^\d+$/.test(value) ? formatTileMoney(moneyFromDecimal(Number(value), currency)) : value
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

/** The shopper's date as `YYYY-MM-DD`. */
function localDay(now = new Date()): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return [now.getFullYear(), part(now.getMonth() + 1), part(now.getDate())].join('-')
}

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus()
}

export default defineIsland('buy-box', 'load', BuyBox)
