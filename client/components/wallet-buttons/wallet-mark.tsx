import type { WalletKind } from '../../../shared/wallet-kinds.ts'

type WalletMarkProps = {
  kind: WalletKind
  /** True for 'Buy with' before the mark. */
  hasWords: boolean
}

const apple =
  'M13.9 10.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9S7.2 5.3 6 5.3c-1.6 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2.1-1.1 2.8-2.3.9-1.3 1.3-2.5 1.3-2.6 0 0-2.5-.9-2.5-3.7zM11.6 3.8c.6-.8 1.1-1.8 1-2.9-.9 0-2 .6-2.7 1.4-.6.6-1.1 1.7-.9 2.7 1 .1 2-.5 2.6-1.2z'

const google = [
  [
    '#ea4335',
    'M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z',
  ],
  ['#4285f4', 'M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6c4.5-4.2 7.1-10.4 7.1-17.6z'],
  ['#fbbc05', 'M10.5 28.6c-.5-1.5-.8-3-.8-4.6s.3-3.1.8-4.6l-8-6.2C.9 16.5 0 20.1 0 24s.9 7.5 2.6 10.8l7.9-6.2z'],
  [
    '#34a853',
    'M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.4-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z',
  ],
] as const

/** The logo in a wallet's button, hidden from assistive technology, because the button has a label. */
export function WalletMark({ kind, hasWords }: WalletMarkProps) {
  return (
    <span className="wallet-buttons__mark" aria-hidden="true">
      {hasWords && 'Buy with '}
      {kind === 'apple' ? (
        <svg viewBox="0 0 17 20" width="17" height="20" fill="currentColor">
          <path d={apple} />
        </svg>
      ) : (
        <svg viewBox="0 0 48 48" width="19" height="19">
          {google.map(([fill, path]) => (
            <path key={fill} fill={fill} d={path} />
          ))}
        </svg>
      )}
      <b>Pay</b>
    </span>
  )
}
