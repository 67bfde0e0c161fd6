import { expect, test } from 'vitest'
import { walletHint } from './wallet-hint.ts'
import { markets } from '#shared/markets.ts'
import type { ThirdPartyScripts } from '#shared/third-parties.ts'
import { walletMemoryKey } from '#shared/wallet-memory.ts'

type Browser = { memory?: string; canMakePayments?: () => boolean; hasStorage?: boolean }

function throws(): boolean {
  throw new Error('frame')
}

const google = { 'google-pay': 'https://pay.google.com/gp/p/js/pay.js' }

/** The wallets that the hint names in a browser. */
function hinted(scripts: ThirdPartyScripts, { memory, canMakePayments, hasStorage = true }: Browser = {}): string {
  const html = walletHint(markets.us, scripts, 'n0nce')
  const script = /^<script nonce="n0nce">(.*)<\/script>$/s.exec(html)?.[1] ?? ''
  const dataset: Record<string, string> = {}
  const storage = new Proxy<Record<string, string>>(memory === undefined ? {} : { [walletMemoryKey('us')]: memory }, {
    get(target, key) {
      if (!hasStorage) throw new Error('SecurityError')
      return Reflect.get(target, key)
    },
  })
  // oxlint-disable-next-line no-implied-eval -- the test runs the script that the page gets
  const run = new Function('window', 'ApplePaySession', 'sessionStorage', 'document', script)
  const session = canMakePayments && { canMakePayments }
  run({ ApplePaySession: session }, session, storage, { documentElement: { dataset } })
  return dataset['wallets'] ?? ''
}

test.each<[string, [ThirdPartyScripts, Browser], string]>([
  ['Safari that can pay', [google, { canMakePayments: () => true }], 'apple google'],
  ['Safari that cannot pay', [google, { canMakePayments: () => false }], 'google'],
  ['a browser without Apple Pay', [google, {}], 'google'],
  ['a browser with Apple’s script', [{ 'apple-pay': '/apple.js' }, {}], 'apple'],
  [
    'Safari that cannot pay, with Apple’s script for other browsers',
    [{ 'apple-pay': '/apple.js' }, { canMakePayments: () => false }],
    '',
  ],
  ['a browser that could not pay before', [google, { memory: 'google', canMakePayments: () => true }], 'apple'],
  ['a browser without storage', [google, { hasStorage: false }], 'google'],
  ['a browser whose interface throws', [google, { canMakePayments: throws }], 'google'],
])('the first paint of %s has places for the right wallets [PAY-01]', (_browser, [scripts, browser], expected) => {
  expect(hinted(scripts, browser)).toBe(expected)
})
