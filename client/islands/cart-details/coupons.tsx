import { type SubmitEvent, useState } from 'react'
import { applyCouponAtom, type CouponOutcome, removeCouponAtom, isOutcomeCurrent } from '../../atoms/coupons.ts'
import { useSetAtom } from '../../atoms/react.ts'
import { formTool, sendInPlace, toolParam } from '../../components/form-tool.ts'
import { TextWithCode } from '../../components/sentence/text-with-code.tsx'
import { type AppliedCertificate, certificateMark } from '#shared/domain/gift-certificate.ts'
import type { EnteredCoupon, Promotions } from '#shared/domain/promotions.ts'
import { applyCouponPath, marketPath, removeCouponPath } from '#shared/links.ts'
import { couponStatuses } from '#shared/messages/coupon-statuses.ts'
import * as messages from '#shared/messages/shop.ts'

type CouponsProps = {
  id: string
  prefix: string
  promotions: Promotions | null
  keptCodes: readonly string[]
  certificates: readonly AppliedCertificate[]
  hasCertificates: boolean
}

const couponMessages = messages.coupons

/** The codes of the cart and the field for another one: forms that are handled in place with scripts. */
export function Coupons({ id, prefix, promotions, keptCodes, certificates, hasCertificates }: CouponsProps) {
  const apply = useSetAtom(applyCouponAtom)
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<CouponOutcome | null>(null)
  const entered = (status: EnteredCoupon['status']) => (of: string) => ({ code: of, status, hint: null })
  const coupons: EnteredCoupon[] = [
    ...(promotions?.coupons ?? keptCodes.map(entered('kept'))),
    ...certificates.map(({ ending }) => certificateMark(ending)).map(entered('applied')),
  ]
  const refused = promotions?.refused.at(-1)
  const currentOutcome = outcome && isOutcomeCurrent(outcome, promotions, certificates) ? outcome : null
  const message =
    currentOutcome ?? (refused ? { status: 'refused' as const, text: `${refused.code}: ${refused.text}` } : null)
  const isInvalid = message?.status === 'refused' || message?.status === 'failed'

  async function submit(event: SubmitEvent) {
    sendInPlace(event)
    if (isBusy) return
    setIsBusy(true)
    const result = await apply(code)
    setOutcome(result)
    setIsBusy(false)
    if (result.status === 'applied' || result.status === 'kept') setCode('')
  }

  return (
    <div className="coupons">
      {coupons.length > 0 && <CouponList coupons={coupons} prefix={prefix} />}
      <form
        className="coupons__form"
        {...(import.meta.env.SSR && formTool('apply_code'))}
        method="post"
        action={marketPath({ prefix }, applyCouponPath)}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <div className="field">
          <label htmlFor={id}>{hasCertificates ? couponMessages.codeOrCertificate : couponMessages.code}</label>
          <input
            id={id}
            name="code"
            {...(import.meta.env.SSR && toolParam('code'))}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            aria-invalid={isInvalid}
            aria-describedby={`${id}-message`}
          />
        </div>
        <button className="button button--quiet" aria-disabled={isBusy}>
          {isBusy ? couponMessages.applying : couponMessages.apply}
        </button>
        <p
          id={`${id}-message`}
          className={isInvalid ? 'coupons__message field__error' : 'coupons__message'}
          role="status"
        >
          {message?.text}
        </p>
      </form>
    </div>
  )
}

function CouponList({ coupons, prefix }: { coupons: EnteredCoupon[]; prefix: string }) {
  const remove = useSetAtom(removeCouponAtom)
  return (
    <ul className="coupons__list" aria-label={couponMessages.codes}>
      {coupons.map(({ code, status, hint }) => (
        <li key={code}>
          <span>
            <TextWithCode text={hint === null ? couponStatuses[status] : `{code} ${hint}`}>
              <b translate="no">{code}</b>
            </TextWithCode>
          </span>
          <form
            method="post"
            action={marketPath({ prefix }, removeCouponPath)}
            onSubmit={(event) => {
              event.preventDefault()
              void remove(code)
            }}
          >
            <input type="hidden" name="code" value={code} />
            <button className="bag-line__remove">
              {couponMessages.remove}
              <span className="visually-hidden">{` ${code}`}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
