import { createAppleChecks } from './wallets/apple-checks.ts'
import { createAppleMachine } from './wallets/apple-machine.ts'
import { people, walletCards } from './wallets/people.ts'
import { sheetScript } from './wallets/sheet.ts'

/**
 * Apple Pay's API for pages in any browser: `ApplePaySession` and `ApplePayError`, with a sheet of test cards and
 * addresses.
 */
export const applePay = `
  const people = ${JSON.stringify(people)}
  const walletCards = ${JSON.stringify(walletCards)}
  const checks = (${createAppleChecks.toString()})()
  const createMachine = ${createAppleMachine.toString()}
  ${sheetScript}
  let open = null
  const handlerOf = { validate: 'onvalidatemerchant', paymentMethod: 'onpaymentmethodselected', shippingContact: 'onshippingcontactselected', shippingMethod: 'onshippingmethodselected', couponCode: 'oncouponcodechanged', payment: 'onpaymentauthorized', cancel: 'oncancel' }
  const eventOf = {
    validate: () => ({ validationURL: 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession' }),
    paymentMethod: (card) => ({ paymentMethod: paymentMethodOf(card) }),
    shippingContact: (person) => ({ shippingContact: checks.redact(person) }),
    shippingMethod: (shippingMethod) => ({ shippingMethod }),
    couponCode: (couponCode) => ({ couponCode }),
    payment: (payment) => ({ payment }),
    cancel: () => ({}),
  }
  const names = { visa: 'Visa', masterCard: 'MasterCard', amex: 'AmEx' }
  const paymentMethodOf = ({ network, lastFour }) => ({ displayName: names[network] + ' ' + lastFour, network: names[network], type: 'credit' })
  const contactOf = (person, fields) => {
    const { givenName, familyName, emailAddress, phoneNumber, addressLines, locality, administrativeArea, postalCode, country, countryCode } = person
    const has = (name) => fields.includes(name)
    return {
      ...((has('name') || has('postalAddress')) && { givenName, familyName }),
      ...(has('email') && { emailAddress }),
      ...(has('phone') && { phoneNumber }),
      ...(has('postalAddress') && { addressLines, locality, administrativeArea, postalCode, country, countryCode }),
    }
  }
  const tokenOf = (card) => {
    const transactionId = randomHex(32)
    const { card: number, outcome } = card.secret
    const header = { ephemeralPublicKey: btoa(randomHex(32)), publicKeyHash: btoa(randomHex(16)), transactionId }
    const paymentData = { version: 'EC_v1', data: btoa(JSON.stringify({ card: number, outcome })), signature: btoa(randomHex(32)), header }
    return { paymentData, paymentMethod: paymentMethodOf(card), transactionIdentifier: transactionId.toUpperCase() }
  }

  class ApplePayError extends Error {
    constructor(code, contactField, message = '') {
      checks.checkError(code, contactField)
      super(message)
      this.code = code
      this.contactField = contactField
    }
  }

  class ApplePaySession extends EventTarget {
    #machine
    #request
    #sheet = null
    #card
    #person
    #wallet
    constructor(version, request) {
      super()
      checks.checkRequest(version, request)
      if (!isSecureContext) throw new DOMException('Trying to start an Apple Pay session from an insecure document.', 'InvalidAccessError')
      if (!navigator.userActivation.isActive) throw new DOMException('Must create a new ApplePaySession from a user gesture handler.', 'InvalidAccessError')
      this.#request = structuredClone(request)
      const cards = walletCards.filter(({ network, secret }) => request.supportedNetworks.includes(network) && secret.authMethod === 'CRYPTOGRAM_3DS')
      const all = peopleFor(request.currencyCode)
      this.#card = cards[0]
      this.#person = all[0]
      this.#wallet = { cards, all }
      const first = [['paymentMethod', this.#card], ...(this.#needsAddress() ? [['shippingContact', this.#person]] : [])]
      this.#machine = createMachine({
        checks, version, request: this.#request, first, startTimer,
        hasHandler: (step) => this[handlerOf[step]] != null,
        emit: (step, detail) => this.#emit(step, detail),
        onChange: (view) => this.#show(view),
      })
    }
    #needsAddress() {
      return (this.#request.requiredShippingContactFields ?? []).includes('postalAddress')
    }
    #emit(step, detail) {
      const name = handlerOf[step]
      const event = Object.assign(new Event(name.slice(2)), eventOf[step](detail))
      setTimeout(() => {
        this.dispatchEvent(event)
        this[name]?.(event)
      })
    }
    #show({ status, total, lineItems, methods, methodId, errors, result }) {
      const amountOf = ({ label, amount, type }) => ({ label, amount: type === 'pending' ? 'pending' : this.#request.currencyCode + ' ' + amount })
      this.#sheet?.show({
        lines: lineItems.map(amountOf), total: amountOf(total),
        options: methods.map(({ identifier, label, detail, amount }) => ({ id: identifier, label: label + ' ' + amount, detail })),
        chosen: methodId, faults: errors.map(({ message, code }) => message || code), isReady: status === 'ready',
      })
      if (status !== 'closed') return
      record('close', { result })
      open = null
      this.#sheet?.close()
      this.#sheet = null
    }
    #pay() {
      const { requiredShippingContactFields: shipping = [], requiredBillingContactFields: billing = [] } = this.#request
      this.#machine.act('payment', {
        token: tokenOf(this.#card),
        ...(shipping.length > 0 && { shippingContact: contactOf(this.#person, shipping) }),
        ...(billing.length > 0 && { billingContact: contactOf(this.#wallet.all[0], [...billing, 'name']) }),
      })
    }
    begin() {
      if (open) throw new DOMException('Page already has an active payment session.', 'InvalidAccessError')
      if (this.onvalidatemerchant == null) throw new DOMException('onvalidatemerchant is required.', 'InvalidAccessError')
      const { cards, all } = this.#wallet
      const machine = this.#machine
      if (machine.view().status !== 'idle') throw new DOMException('The session has begun before.', 'InvalidAccessError')
      open = this
      this.#sheet = openWalletSheet({
        title: 'Apple Pay (sandbox)', cards, people: this.#needsAddress() ? all : [], hasCoupon: this.#request.supportsCouponCode === true, couponCode: this.#request.couponCode,
        on: {
          card: (card) => { this.#card = card; machine.act('paymentMethod', card) },
          person: (person) => { this.#person = person; machine.act('shippingContact', person) },
          method: (id) => machine.act('shippingMethod', machine.view().methods.find(({ identifier }) => identifier === id)),
          coupon: (code) => machine.act('couponCode', code),
          pay: () => this.#pay(),
          cancel: () => machine.cancel(),
        },
      })
      record('begin', { total: this.#request.total })
      machine.begin()
    }
    abort() { this.#machine.abort() }
    completeMerchantValidation(session) { this.#machine.completeMerchantValidation(session) }
    completePaymentMethodSelection(update) { this.#machine.complete('paymentMethod', update) }
    completeShippingContactSelection(update) { this.#machine.complete('shippingContact', update) }
    completeShippingMethodSelection(update) { this.#machine.complete('shippingMethod', update) }
    completeCouponCodeChange(update) { this.#machine.complete('couponCode', update) }
    completePayment(result) { this.#machine.completePayment(result) }
    static supportsVersion(version) { return version >= 1 && version <= checks.highestVersion }
    static canMakePayments() { return isSecureContext }
  }
  const statuses = ['STATUS_SUCCESS', 'STATUS_FAILURE', 'STATUS_INVALID_BILLING_POSTAL_ADDRESS', 'STATUS_INVALID_SHIPPING_POSTAL_ADDRESS', 'STATUS_INVALID_SHIPPING_CONTACT', 'STATUS_PIN_REQUIRED', 'STATUS_PIN_INCORRECT', 'STATUS_PIN_LOCKOUT']
  statuses.forEach((name, value) => Object.defineProperty(ApplePaySession, name, { value, enumerable: true }))
  Object.assign(window, { ApplePaySession, ApplePayError })
  record('load')
`
