// Runs on the hosted checkout's order confirmation, whose settings name this file (npm run setup), and goes
// to the order confirmation of the shop. The platform gives only the order's number, and the Storefront API its cart.
// https://github.com/bigcommerce/docs/issues/678
{
  const { src } = document.currentScript ?? document.querySelector('script[src*="/checkout-return.js"]')
  const { containerId, orderId } = window.checkoutConfig
  const { origin, searchParams } = new URL(src)
  const shop = `${origin}${searchParams.get('market') ?? ''}`
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
      link.textContent = 'Back to the shop'
      document.getElementById(containerId).append(`Thank you. Your order number is ${orderId}. `, link)
    })
}
