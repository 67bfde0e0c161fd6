import * as v from 'valibot'
import { certificateCodeSchema } from '../domain/certificate-code.ts'
import { formOf } from './form.ts'
import { issue } from './rules.ts'
import { giftCertificates } from '#shared/messages/gift-certificates.ts'

export const GiftCertificateSchema = v.object(
  { code: certificateCodeSchema(() => giftCertificates.notKnown) },
  issue.form,
)

/** Asks for the balance of a gift certificate. */
export const giftCertificateForm = formOf(GiftCertificateSchema, {
  name: 'gift-certificate',
  fields: () => [
    {
      name: 'code',
      label: giftCertificates.code,
      kind: 'text',
      autoComplete: 'off',
      isRequired: true,
      hint: giftCertificates.codeHint,
      maxLength: 40,
    },
  ],
  submit: () => giftCertificates.submit,
})
