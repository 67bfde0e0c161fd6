// Runs on the hosted checkout's order confirmation, whose settings name this file (npm run setup), and goes
// to the order confirmation of the shop. The platform gives only the order's number, and the Storefront API its cart.
// https://github.com/bigcommerce/docs/issues/678
// The page's `lang` is the language of the checkout (base.html of the theme Cornerstone).
{
  const { src } = document.currentScript ?? document.querySelector('script[src*="/checkout-return.js"]')
  const { containerId, orderId } = window.checkoutConfig
  const { origin, searchParams } = new URL(src)
  const [language] = document.documentElement.lang.split('-')
  const isOffered = language !== '' && (searchParams.get('languages') ?? '').split(',').includes(language)
  const shop = `${origin}${searchParams.get('market') ?? ''}${isOffered ? `/${language}` : ''}`
  fetch(`/api/storefront/orders/${orderId}`, { credentials: 'same-origin' })
    .then((response) => response.json())
    .then(({ cartId }) => {
      if (!cartId) throw new Error('The order has no cart.')
      return location.replace(`${shop}/order-confirmation/${cartId}/${orderId}`)
    })
    .catch((error) => {
      console.error(error)
      const link = document.createElement('a')
      link.href = `${shop}/`
      const isGerman = language === 'de'
      link.textContent = isGerman ? 'Zurück zum Shop' : 'Back to the shop'
      document
        .getElementById(containerId)
        .append(
          isGerman
            ? `Vielen Dank. Ihre Bestellnummer ist ${orderId}. `
            : `Thank you. Your order number is ${orderId}. `,
          link,
        )
    })
}
