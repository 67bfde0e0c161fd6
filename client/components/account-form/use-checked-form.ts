import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldId } from './account-fields.tsx'
import { type FormState, emptyForm } from '#shared/forms/account.ts'
import { addressCountryField } from '#shared/forms/address-format.ts'
import { firstInvalidField } from '#shared/forms/first-invalid-field.ts'
import { checkForm, fieldsOf, type Form, type FormValues } from '#shared/forms/form.ts'
import * as messages from '#shared/messages/shop.ts'

type CheckedForm = {
  errors: FormState['errors']
  alert: FormState['alert']
  /** Errors found by the browser or the Worker. The first invalid field gets the focus. */
  showErrors(result: Pick<FormState, 'errors' | 'alert'>): void
  /** Returns the values if they are valid. Otherwise cancels the event and shows the errors. */
  check(event: FormEvent<HTMLFormElement>): FormValues | null
}

/** Checks a form with the Worker's schema before it is sent. `initial` is the Worker's result of the last attempt. */
export function useCheckedForm(form: Form, options: { idPrefix: string; initial?: FormState }): CheckedForm {
  const { idPrefix, initial = emptyForm } = options
  const [result, setResult] = useState<Pick<FormState, 'errors' | 'alert'>>({
    errors: initial.errors,
    alert: initial.alert,
  })
  const isFirst = useRef(true)
  const country = useRef(initial.values[addressCountryField])

  useEffect(() => {
    // Errors that came with the page get the focus. Without errors the focus stays where it is.
    const firstInvalid = firstInvalidField(form, result.errors, country.current)
    const isFirstRender = isFirst.current
    isFirst.current = false
    if (firstInvalid !== null) document.getElementById(fieldId(idPrefix, firstInvalid))?.focus()
    else if (result.alert !== null && (!isFirstRender || document.activeElement === document.body))
      document.getElementById(`${idPrefix}-alert`)?.focus()
  }, [form, idPrefix, result])

  return {
    ...result,
    showErrors: setResult,
    check(event) {
      const values = readValues(form, event.currentTarget)
      country.current = values[addressCountryField]
      const outcome = checkForm(form, values)
      if (outcome.status === 'valid') return values
      event.preventDefault()
      setResult({
        errors: outcome.errors,
        alert: { title: messages.account.checkForm, text: messages.account.checkFormText },
      })
      return null
    },
  }
}

function readValues(form: Form, element: HTMLFormElement): FormValues {
  const posted = new FormData(element)
  return Object.fromEntries(fieldsOf(form).map(({ name }) => [name, String(posted.get(name) ?? '')]))
}
