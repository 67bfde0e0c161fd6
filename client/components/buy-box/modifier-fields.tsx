import { useEffect, useRef, useState } from 'react'
import { localDay, modifierValues } from './buy-box-form.ts'
import { GiftCardPreview } from './gift-card-preview.tsx'
import type { BuyBoxProps } from './to-buy-box-props.ts'
import { yearFrom } from '#shared/domain/day-text.ts'
import { type ModifierValues, shopperModifiers, modifierKind } from '#shared/domain/modifiers.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { Modifier } from '#shared/domain/product.ts'
import * as messages from '#shared/messages/shop.ts'

type ModifierFieldsProps = {
  product: Pick<BuyBoxProps, 'modifiers' | 'details' | 'isGiftCard' | 'imageUrl'>
  errors: ReadonlyMap<number, string>
  /** False on the server, whose page is cached across days. */
  isLive: boolean
}

/** Fields of a personalised product, such as a gift card, whose preview follows what is typed. */
export function ModifierFields({ product, errors, isLive }: ModifierFieldsProps) {
  const { modifiers, details, isGiftCard, imageUrl } = product
  const first = new Map(details?.typed)
  const [values, setValues] = useState<ModifierValues>(first)
  const box = useRef<HTMLDivElement>(null)
  const readValues = () => {
    const form = box.current?.closest('form')
    if (form) setValues(modifierValues(new FormData(form)))
  }
  // The shopper may have typed before the script had loaded.
  useEffect(readValues, [])
  return (
    <div className="buy-box__details" ref={box} onInput={readValues}>
      {shopperModifiers(modifiers).map((modifier) => (
        <ModifierField
          key={modifier.id}
          modifier={modifier}
          typed={first.get(modifier.id)}
          error={errors.get(modifier.id) ?? null}
          isLive={isLive}
        />
      ))}
      {isGiftCard && <GiftCardPreview design={imageUrl} modifiers={modifiers} values={values} />}
    </div>
  )
}

type ModifierFieldProps = { modifier: Modifier; typed: string | undefined; error: string | null; isLive: boolean }

function ModifierField({ modifier, typed, error, isLive }: ModifierFieldProps) {
  const id = `modifier-${modifier.id}`
  const errorId = `${id}-error`
  const kind = modifierKind(modifier)
  const days = kind === 'send-date' && isLive ? yearFrom(localDay()) : null
  const field = {
    id,
    name: `modifier[${modifier.id}]`,
    defaultValue: typed,
    required: modifier.isRequired,
    // A day has no length.
    ...(modifier.maxLength === null || inputTypes[kind] === 'date' ? {} : { maxLength: modifier.maxLength }),
    ...(error === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }),
  }
  return (
    <p className={modifier.type === 'multiline-text' ? 'field field--wide' : 'field'}>
      <label htmlFor={id}>
        <span>{platformText(modifier.label)}</span>
        {!modifier.isRequired && <small>{` ${messages.product.optional}`}</small>}
      </label>
      {modifier.type === 'multiline-text' ? (
        <textarea {...field} rows={4} />
      ) : (
        <input
          {...field}
          type={inputTypes[kind]}
          autoComplete={autoComplete(modifier)}
          {...(days ? { min: days.first, max: days.last } : {})}
        />
      )}
      {error !== null && (
        <span className="field__error" id={errorId}>
          {error}
        </span>
      )}
    </p>
  )
}

const inputTypes = { email: 'email', 'send-date': 'date', date: 'date', text: 'text', uid: 'hidden' } as const

/** Autofill knows the shopper but not the recipient of the card. */
function autoComplete({ label }: Modifier): string {
  const owner = label.trim().toLowerCase()
  if (owner === 'your email') return 'email'
  return owner === 'your name' ? 'name' : 'off'
}
