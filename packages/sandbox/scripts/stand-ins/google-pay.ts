import { createGoogleChecks } from './wallets/google-checks.ts'
import { openGoogleSheet } from './wallets/google-machine.ts'
import { people, walletCards } from './wallets/people.ts'
import { sheetScript } from './wallets/sheet.ts'

/** Google Pay's `pay.js`: `google.payments.api.PaymentsClient`, with a sheet of test cards and addresses. */
export const googlePay = `
  const people = ${JSON.stringify(people)}
  const walletCards = ${JSON.stringify(walletCards)}
  const checks = (${createGoogleChecks.toString()})()
  const openGoogleSheet = ${openGoogleSheet.toString()}
  ${sheetScript}
  let isOpen = false
  const fault = (statusCode, statusMessage) => ({ statusCode, statusMessage })
  const networkOf = ({ network }) => network.toUpperCase()
  const addressOf = (person, hasPhone) => ({
    name: person.givenName + ' ' + person.familyName,
    address1: person.addressLines[0] ?? '', address2: person.addressLines[1] ?? '', address3: '',
    locality: person.locality, administrativeArea: person.administrativeArea, postalCode: person.postalCode,
    countryCode: person.countryCode, sortingCode: '', ...(hasPhone && { phoneNumber: person.phoneNumber }),
  })
  const tokenOf = ({ secret }) => {
    const encryptedMessage = btoa(JSON.stringify({ ...secret, messageId: randomHex(16) }))
    const signedMessage = JSON.stringify({ encryptedMessage, ephemeralPublicKey: btoa(randomHex(32)), tag: btoa(randomHex(16)) })
    const intermediateSigningKey = { signedKey: '{}', signatures: [btoa(randomHex(32))] }
    return JSON.stringify({ signature: btoa(randomHex(32)), intermediateSigningKey, protocolVersion: 'ECv2', signedMessage })
  }
  const paymentOf = (request, { card, person, home, optionId }) => {
    const [{ parameters }] = request.allowedPaymentMethods
    const { shippingAddressParameters: { phoneNumberRequired: hasPhone } = {} } = request
    return {
      apiVersion: 2, apiVersionMinor: 0,
      ...(request.emailRequired && { email: person.emailAddress }),
      ...(request.shippingAddressRequired && { shippingAddress: addressOf(person, hasPhone) }),
      ...(request.shippingOptionRequired && { shippingOptionData: { id: optionId } }),
      paymentMethodData: {
        type: 'CARD', description: networkOf(card) + ' •••• ' + card.lastFour,
        info: {
          cardNetwork: networkOf(card), cardDetails: card.lastFour,
          ...(parameters.billingAddressRequired && { billingAddress: addressOf(home, parameters.billingAddressParameters?.phoneNumberRequired) }),
          ...(parameters.assuranceDetailsRequired && { assuranceDetails: { accountVerified: true, cardHolderAuthenticated: card.secret.authMethod === 'CRYPTOGRAM_3DS' } }),
        },
        tokenizationData: { type: 'PAYMENT_GATEWAY', token: tokenOf(card) },
      },
    }
  }
  const cardsFor = ({ allowedPaymentMethods: [{ parameters }] }) =>
    walletCards.filter((card) => parameters.allowedCardNetworks.includes(networkOf(card)) && parameters.allowedAuthMethods.includes(card.secret.authMethod))

  class PaymentsClient {
    #options
    constructor(options = {}) {
      const { environment = 'TEST' } = options
      if (environment !== 'TEST' && environment !== 'PRODUCTION') throw new Error('environment must be TEST or PRODUCTION')
      this.#options = options
    }
    async isReadyToPay(request) {
      const wrong = checks.methodFault(request)
      if (wrong) throw fault('DEVELOPER_ERROR', wrong)
      const result = isSecureContext && cardsFor(request).length > 0
      return { result, ...(request.existingPaymentMethodRequired && { paymentMethodPresent: result }) }
    }
    prefetchPaymentData() {}
    createButton({ onClick, buttonType = 'buy' } = {}) {
      if (typeof onClick !== 'function') throw new Error('onClick is required')
      const button = element('button', { type: 'button', className: 'gpay-button', textContent: 'Google Pay', onclick: onClick })
      button.setAttribute('aria-label', buttonType === 'plain' ? 'Google Pay' : 'Buy with Google Pay')
      return element('div', {}, button)
    }
    async loadPaymentData(request) {
      const callbacks = this.#options.paymentDataCallbacks
      const wrong = checks.requestFault(request, callbacks)
      if (wrong) throw fault('DEVELOPER_ERROR', wrong)
      if (isOpen) throw fault('DEVELOPER_ERROR', 'Another payment sheet is open.')
      // Without a tap the browser blocks the window of the sheet.
      if (!navigator.userActivation.isActive) throw fault('CANCELED', 'The payment window was blocked.')
      isOpen = true
      const { currencyCode } = request.transactionInfo
      const cards = cardsFor(request)
      const allowed = request.shippingAddressParameters?.allowedCountryCodes
      const all = peopleFor(currencyCode).filter(({ countryCode }) => !allowed || allowed.includes(countryCode))
      const chosen = { card: cards[0], person: all[0] ?? people[0], home: all[0] ?? people[0] }
      const amount = (price) => currencyCode + ' ' + price
      let dialog = null
      const open = openGoogleSheet({
        checks, request, callbacks: callbacks ?? {}, startTimer,
        onChange: ({ status, transaction, options, optionId, offers, error }) => dialog?.show({
          lines: (transaction.displayItems ?? []).map(({ label, price }) => ({ label, amount: amount(price) })),
          total: { label: transaction.totalPriceLabel ?? 'Total', amount: transaction.totalPrice ? amount(transaction.totalPrice) : 'pending' },
          options: options.map(({ id, label, description }) => ({ id, label, detail: description })),
          chosen: optionId, offers, faults: error ? [error.message] : [], isReady: status === 'ready', isBlocked: error !== null && error.intent !== 'OFFER',
        }),
      })
      dialog = openWalletSheet({
        title: 'Google Pay (sandbox)', cards, people: request.shippingAddressRequired ? all : [], hasCoupon: (request.callbackIntents ?? []).includes('OFFER'),
        on: {
          card: (card) => { chosen.card = card },
          person: (person) => { chosen.person = person; open.chooseAddress(person) },
          method: (id) => open.chooseOption(id),
          coupon: (code) => { if (code) open.applyCode(code) },
          offer: (code) => open.removeCode(code),
          pay: () => open.pay(({ optionId }) => paymentOf(request, { ...chosen, optionId })),
          cancel: () => open.cancel(),
        },
      })
      record('open', { total: request.transactionInfo.totalPrice })
      open.start(request.shippingAddressRequired ? chosen.person : null)
      try {
        const payment = await open.result
        record('close', { result: 'paid' })
        return payment
      } catch (error) {
        record('close', { result: error.statusCode })
        throw error
      } finally {
        isOpen = false
        dialog.close()
      }
    }
  }
  window.google = { ...window.google, payments: { ...window.google?.payments, api: { ...window.google?.payments?.api, PaymentsClient } } }
  record('load')
`
