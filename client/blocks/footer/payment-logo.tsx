import type { ReactNode } from 'react'
import { type PaymentName, paymentNames } from './payment-names.ts'

// Our own drawings on a 48 × 30 card, because the original logos belong to their owners. The footer's stylesheet draws
// the card and sets the font.
const textMark = (text: string, size?: number) => (
  <text x="24" y="19" fontSize={size}>
    {text}
  </text>
)

const circles = (left: string, right: string) => (
  <>
    <circle cx="19.5" cy="15" r="8" fill={left} />
    <circle cx="28.5" cy="15" r="8" fill={right} fillOpacity="0.85" />
  </>
)

const marks: Record<PaymentName, { background?: string; textColour?: string; mark: ReactNode }> = {
  'Apple Pay': {
    textColour: '#111',
    mark: (
      <>
        <path d="M14 12.4c1-1.2 3.6-.9 4.2.3-1.8 1.1-1.5 4 .5 4.8-.8 2.2-2.2 3.5-3.5 2.8-.7-.4-1.2-.4-1.9 0-1.9.9-4.6-3.9-3.5-6.7.8-1.9 2.6-2 4.2-1.2zM14 11.5c0-1.7 1-2.7 2.4-3 .1 1.7-1 2.9-2.4 3z" />
        <text x="31" y="19" fontSize="10">
          Pay
        </text>
      </>
    ),
  },
  'Google Pay': {
    textColour: '#3c4043',
    mark: (
      <>
        <path d="M19.5 15a5.5 5.5 0 1 1-1.7-4M14 15h5.5" fill="none" stroke="#1a73e8" strokeWidth="2" />
        <text x="32" y="19" fontSize="10">
          Pay
        </text>
      </>
    ),
  },
  Amex: { background: '#1f6fb8', textColour: '#fff', mark: textMark('AMEX') },
  PayPal: { textColour: '#1b3a80', mark: textMark('PayPal') },
  Visa: { textColour: '#1a2f7a', mark: textMark('VISA', 13) },
  Maestro: { mark: circles('#1673b9', '#d9222a') },
  Mastercard: { mark: circles('#d9222a', '#f0a01f') },
  Klarna: { background: '#f7b6cb', textColour: '#17120f', mark: textMark('Klarna', 10) },
}

/** A payment method's drawing, or its name if it has none. */
export function PaymentLogo({ name }: { name: string }) {
  const known = paymentNames.find((each) => each === name)
  if (!known) return <span className="footer__payment">{name}</span>
  const { background, textColour, mark } = marks[known]
  return (
    <svg viewBox="1 1 46 28" role="img" aria-label={name} fill={textColour}>
      {background && <path d="M0 0h48v30H0z" fill={background} />}
      {mark}
    </svg>
  )
}
