import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Provider } from '../../atoms/react.ts'
import { createFakeWorker, createTestPage } from '../../atoms/test/fake-worker.ts'
import { QuickAddForm, QuickAddNote } from '../../islands/quick-add.tsx'
import { toOffer } from '#shared/domain/offer.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import * as messages from '#shared/messages/shop.ts'
import { product, variant } from '#shared/test/products.ts'

const card = {
  productId: 118,
  style: '200123',
  name: 'Harbour Stripe Dress',
  colour: 'Navy',
  href: '/p/118/x/Navy',
  imageUrl: 'https://media.example/1',
  price: 4500,
  originalPrice: 4500,
}
const offer = toOffer(
  product({ sizes: ['S', 'M'], variants: [variant({ size: 'S' }), variant({ size: 'M', stock: 0 })] }),
  'Navy',
  'GBP',
)

function form(size: string | null, units = 9): string {
  const live = {
    asOf: 0,
    isOnSale: true,
    sizeNames: {},
    needsDetails: false,
    offer:
      units === 9
        ? offer
        : toOffer(product({ sizes: ['S'], variants: [variant({ size: 'S', stock: units })] }), 'Navy', 'GBP'),
  }
  return renderToStaticMarkup(
    <Provider store={createTestPage(createFakeWorker()).store}>
      <QuickAddForm
        state={{ card, selection: { size, length: null }, isAdding: false }}
        product={live}
        onStock={() => undefined}
      />
    </Provider>,
  )
}

test('quick add asks for the size, with sold-out sizes disabled and named [PLP-38] [PLP-46]', () => {
  const html = form(null)
  expect(html).toContain(`disabled="">${messages.product.selectSize}`)
  expect(html).toMatch(new RegExp(`disabled="" aria-label="M, ${messages.product.optionSoldOut}"`))
})

test('quick add can add once a size is chosen [PLP-40]', () => {
  expect(form('S')).toMatch(
    new RegExp(`<button class="button quick-add__button" type="button">${messages.product.addToBag}`),
  )
})

test('a single size is preselected, and a sold-out product says so', () => {
  expect(form(null, 3)).toContain(`type="button">${messages.product.addToBag}`)
  expect(form(null, 0)).toContain(`disabled="">${messages.bag.soldOut}`)
})

test('a product that cannot be loaded or needs details links to its page [PLP-51]', () => {
  const failed = renderToStaticMarkup(<QuickAddNote href={card.href} reason="failed" />)
  expect(failed).toContain(`role="alert">${quickAdd.failed}`)
  expect(failed).toContain(`href="${card.href}"`)
  expect(renderToStaticMarkup(<QuickAddNote href={card.href} reason="details" />)).toContain(quickAdd.needsDetails)
})

test('quick add says that it is loading', () => {
  expect(renderToStaticMarkup(<QuickAddNote href={card.href} reason="loading" />)).toContain(
    `role="status">${messages.bag.loading}`,
  )
})
