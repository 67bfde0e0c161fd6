import type { ReactNode } from 'react'
import type { PaymentName } from './payment-names.ts'

// Our own drawings on a 48 × 30 card, because the original logos belong to their owners.
const textMark = (text: string, size = 11) => (
  <text x="24" y="19" fontSize={size} textAnchor="middle" fontWeight="700">
    {text}
  </text>
)

const circles = (left: string, right: string) => (
  <>
    <circle cx="19.5" cy="15" r="8" fill={left} />
    <circle cx="28.5" cy="15" r="8" fill={right} fillOpacity="0.85" />
  </>
)

const marks: Record<PaymentName, { background: string; textColour: string; mark: ReactNode }> = {
  'Apple Pay': {
    background: '#fff',
    textColour: '#111',
    mark: (
      <>
        <path d="M14 12.4c1-1.2 3.6-.9 4.2.3-1.8 1.1-1.5 4 .5 4.8-.8 2.2-2.2 3.5-3.5 2.8-.7-.4-1.2-.4-1.9 0-1.9.9-4.6-3.9-3.5-6.7.8-1.9 2.6-2 4.2-1.2zM14 11.5c0-1.7 1-2.7 2.4-3 .1 1.7-1 2.9-2.4 3z" />
        <text x="31" y="19" fontSize="10" textAnchor="middle" fontWeight="600">
          Pay
        </text>
      </>
    ),
  },
  'Google Pay': {
    background: '#fff',
    textColour: '#3c4043',
    mark: (
      <>
        <path d="M19.5 15a5.5 5.5 0 1 1-1.7-4M14 15h5.5" fill="none" stroke="#1a73e8" strokeWidth="2" />
        <text x="32" y="19" fontSize="10" textAnchor="middle" fontWeight="600">
          Pay
        </text>
      </>
    ),
  },
  Amex: { background: '#1f6fb8', textColour: '#fff', mark: textMark('AMEX') },
  PayPal: { background: '#fff', textColour: '#1b3a80', mark: textMark('PayPal') },
  Visa: { background: '#fff', textColour: '#1a2f7a', mark: textMark('VISA', 13) },
  Maestro: { background: '#fff', textColour: '#111', mark: circles('#1673b9', '#d9222a') },
  Mastercard: { background: '#fff', textColour: '#111', mark: circles('#d9222a', '#f0a01f') },
  Klarna: { background: '#f7b6cb', textColour: '#17120f', mark: textMark('Klarna', 10) },
}

export function PaymentLogo({ name }: { name: PaymentName }) {
  const { background, textColour, mark } = marks[name]
  return (
    <svg
      className="footer__payment"
      viewBox="0 0 48 30"
      width="48"
      height="30"
      role="img"
      aria-label={name}
      fontFamily="sans-serif"
      fill={textColour}
    >
      <rect x="0.5" y="0.5" width="47" height="29" rx="3.5" fill={background} stroke="#d9cdba" />
      {mark}
    </svg>
  )
}
