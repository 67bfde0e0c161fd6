import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAddProduct } from '../components/buy-box/add-product.ts'
import {
  focusFirst,
  localDay,
  modifierValues,
  openText,
  valueText,
  walletPurchase,
} from '../components/buy-box/buy-box-form.ts'
import { checkAddition } from '../components/buy-box/check-addition.ts'
import { FixedButtonText } from '../components/buy-box/fixed-button-text.tsx'
import { LazyModifierFields, loadModifierFields } from '../components/buy-box/lazy-modifier-fields.tsx'
import { NotifyMe } from '../components/buy-box/notify-me.tsx'
import { OfferNotes } from '../components/buy-box/offer-notes.tsx'
import { OptionGroup } from '../components/buy-box/option-group.tsx'
import { StickyBar } from '../components/buy-box/sticky-bar.tsx'
import { stockChange } from '../components/buy-box/stock-change.ts'
import { StockLine } from '../components/buy-box/stock-line.tsx'
import type { BuyBoxProps } from '../components/buy-box/to-buy-box-props.ts'
import { useLiveOffer } from '../components/buy-box/use-live-offer.ts'
import { useSelection } from '../components/buy-box/use-selection.ts'
import { formTool, sendInPlace } from '../components/form-tool.ts'
import { Price } from '../components/price/price.tsx'
import { LazyWalletButtons, loadWalletButtons } from '../components/wallet-buttons/lazy-wallet-buttons.tsx'
import { WishlistButton } from '../components/wishlist-button/wishlist-button.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive } from '../island/use-visitor-value.ts'
import { ReserveLink } from './buy-box/reserve-link.tsx'
import { platformText } from '#shared/domain/platform-text.ts'
import { currentPrice } from '#shared/domain/price.ts'
import {
  addText,
  availability,
  canBuyAny,
  closedText,
  isBuyable,
  lengthChoices,
  missingChoice,
  offerPrice,
  selectedVariant,
  sizeChoices,
} from '#shared/domain/selection.ts'
import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

const formId = 'buy-box'
const errorId = 'buy-box-error'

/** The form that adds a product to the cart. Without scripts it posts the same fields to the same action. */
function BuyBox(props: BuyBoxProps) {
  const { modifiers, isGiftCard, notifyAction } = props
  const [message, setMessage] = useState(props.error)
  const { offer, isOnSale, refresh } = useLiveOffer(props)
  const [expected, setExpected] = useState(() => availability(offer, props.selection, isOnSale))
  const [selection, choose] = useSelection(props.selection, (next) => {
    setMessage(null)
    setExpected(availability(offer, next, isOnSale))
    refresh()
  })
  const [fieldErrors, setFieldErrors] = useState<ReadonlyMap<number, string>>(() => new Map(props.details?.errors))
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isLive = useIsLive()
  const { add, isAdding } = useAddProduct(props, refresh)

  const sizeText = (size: string) => (isGiftCard ? valueText(size, offer.currency) : (props.sizeNames[size] ?? size))
  const chosen = selectedVariant(offer, selection)
  const missing = missingChoice(offer, selection)
  const state = availability(offer, selection, isOnSale)
  const price = props.hasPrice ? offerPrice(offer, selection) : null
  const canBuy = isBuyable(state)
  // Without scripts the button cannot react to the choice, so it is disabled only if no choice can be bought.
  const isButtonEnabled = canBuy || (!isLive && canBuyAny(offer, isOnSale))
  // Changes are announced in a separate line. The form does not change until the shopper acts, so that nothing moves.
  const change = stockChange(state, expected)
  const idleLabel = isButtonEnabled ? openText(offer, missing, isGiftCard) : closedText(state, selection)
  const buttonLabel = isAdding ? messages.product.adding : idleLabel
  const isOpenUnchosen = !isLive && isButtonEnabled && missing !== null
  const soldOut =
    notifyAction !== null && (state === 'sold-out' || (change === 'back' && expected === 'sold-out')) ? chosen : null

  function decide() {
    const values = form.current ? modifierValues(new FormData(form.current)) : new Map<number, string>()
    const choice = { isAdding, offer, selection, isOnSale, isGiftCard, modifiers }
    return { values, decision: checkAddition({ ...choice, values, today: localDay() }) }
  }

  /** Adds the product, or shows what is missing. */
  function submit(event?: SubmitEvent) {
    if (event) sendInPlace(event)
    const { values, decision } = decide()
    if (decision.status === 'loading' || decision.status === 'closed') return
    const errors = decision.status === 'add' ? new Map<number, string>() : decision.errors
    setFieldErrors(errors)
    setMessage(decision.status === 'choice' ? decision.message : null)
    if (decision.status === 'choice') return focusFirst(form.current, '.option-group input:invalid')
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
          <Price value={price} note={props.priceNote} />
        </div>
      )}
      <form
        className="buy-box__form"
        {...(import.meta.env.SSR && formTool('add_to_bag'))}
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
          label={isGiftCard ? pageMessages.modifiers.value : messages.product.size}
          choices={sizeChoices(offer, selection)}
          textOf={sizeText}
          value={selection.size}
          onChoose={(size) => choose({ size })}
          canChooseSoldOut
          describedBy={message === null ? undefined : errorId}
        />
        <OptionGroup
          name="length"
          label={messages.product.fit}
          choices={lengthChoices(offer, selection, sizeText)}
          textOf={platformText}
          value={selection.length}
          onChoose={(length) => choose({ length })}
          canChooseSoldOut
          describedBy={message === null ? undefined : errorId}
        />
        {modifiers.length > 0 && <LazyModifierFields product={props} errors={fieldErrors} isLive={isLive} />}
        <div className="buy-box__outcome" role="status">
          {message !== null && (
            <p className="buy-box__error" id={errorId}>
              {message}
            </p>
          )}
        </div>
        <button
          className="button buy-box__add"
          type="submit"
          ref={button}
          disabled={!isButtonEnabled}
          {...(isAdding ? { 'aria-disabled': true } : {})}
        >
          {isOpenUnchosen ? <FixedButtonText text={buttonLabel} plain={addText(offer)} /> : buttonLabel}
        </button>
        {props.canBeSaved && (
          <WishlistButton
            item={{ productId: props.productId, variantId: chosen?.id ?? null }}
            name={props.name}
            className="buy-box__heart"
          />
        )}
        <OfferNotes offer={offer} isOnSale={isOnSale} />
        <StockLine state={state} change={change} onOpen={change === 'gone' && soldOut ? openNotifyMe : null} />
        {props.hasWallets && (
          <LazyWalletButtons
            id="buy-wallets"
            intent="buy"
            source={() => walletPurchase(props, decide())}
            onIncomplete={submit}
            revision={`${chosen?.id} ${price && currentPrice(price).amount}`}
            reason={canBuy || missing !== null ? null : closedText(state, selection)}
          />
        )}
      </form>
      <ReserveLink href={props.reserveHref} variantId={chosen?.id} />
      {state === 'sold-out' && notifyAction !== null && change === null && !soldOut && offer.variants.length > 1 && (
        <p className="buy-box__hint">{pageMessages.notifyMe.chooseSize}</p>
      )}
      {soldOut && change !== 'gone' && (
        <NotifyMe
          key={soldOut.id}
          action={notifyAction ?? ''}
          productId={props.productId}
          variantId={soldOut.id}
          outcome={soldOut.id === selectedVariant(offer, props.selection)?.id ? props.notified : null}
          isLive={isLive}
        />
      )}
      {isLive && canBuy && (
        <StickyBar watched={button} name={props.name} price={price}>
          <button className="button" type="submit" form={formId} {...(isAdding ? { 'aria-disabled': true } : {})}>
            {buttonLabel}
          </button>
        </StickyBar>
      )}
    </div>
  )
}

BuyBox.prepare = ({ hasWallets, modifiers }: BuyBoxProps) =>
  Promise.all([hasWallets && loadWalletButtons(), modifiers.length > 0 && loadModifierFields()])

export default defineIsland('buy-box', 'input', BuyBox)
