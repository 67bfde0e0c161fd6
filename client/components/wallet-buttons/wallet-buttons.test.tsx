import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Provider } from '../../atoms/react.ts'
import { createFakeWorker, createTestPage } from '../../atoms/test/fake-worker.ts'
import { WalletButtons } from './wallet-buttons.tsx'
import { walletSheet } from '#shared/messages/wallet-sheet.ts'

function render(props: { intent: 'buy' | 'checkOut'; reason: string | null }): string {
  const { store } = createTestPage(createFakeWorker())
  return renderToStaticMarkup(
    <Provider store={store}>
      <WalletButtons id="w" source={() => null} revision="" {...props} />
    </Provider>,
  )
}

test.each(['buy', 'checkOut'] as const)(
  'the buttons to %s are real buttons with a name, in a named group',
  (intent) => {
    const html = render({ intent, reason: null })
    for (const label of Object.values(walletSheet.labels[intent]))
      expect(html).toMatch(new RegExp(`<button type="button"[^>]* aria-label="${label}" aria-disabled="false"`))
    expect(html).toContain('role="group" aria-labelledby="w-title"')
  },
)

test('a button that is blocked says why in its name', () => {
  expect(render({ intent: 'checkOut', reason: 'Offers are updating' })).toContain(
    'aria-label="Check out with Apple Pay (Offers are updating)" title="Offers are updating" aria-disabled="true"',
  )
})
