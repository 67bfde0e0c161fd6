/** The script of the page /control/wallets: it quotes by a fixed table, and logs each event. */
export const walletDemoScript = `
  const log = (text) => document.querySelector('#log').append(Object.assign(document.createElement('li'), { textContent: text }))
  const methods = [
    { identifier: 'standard', label: 'Standard delivery', detail: '3 to 5 working days', amount: '3.95' },
    { identifier: 'express', label: 'Express delivery', detail: '1 to 2 working days', amount: '5.95' },
  ]
  const total = (amount) => ({ label: 'Selvedge', amount: (30 + Number(amount)).toFixed(2) })
  const served = ({ countryCode, postalCode }) => ['GB', 'JE'].includes(countryCode.toUpperCase()) && !postalCode.startsWith('BF')
  const tooFar = 'We can not ship to this address'

  document.querySelector('#apple').onclick = () => {
    let discount = 0
    const priced = (amount) => total(Number(amount) - discount)
    const session = new ApplePaySession(11, {
      countryCode: 'GB', currencyCode: 'GBP', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa', 'masterCard', 'amex'],
      total: { ...total(0), type: 'pending' }, requiredShippingContactFields: ['postalAddress', 'name', 'email', 'phone'], supportsCouponCode: true,
    })
    session.onvalidatemerchant = ({ validationURL }) => {
      log('validate ' + new URL(validationURL).host)
      session.completeMerchantValidation({ merchantSessionIdentifier: 'demo', expiresAt: Date.now() + 300000 })
    }
    session.onshippingcontactselected = ({ shippingContact }) => {
      log('contact ' + JSON.stringify(shippingContact))
      session.completeShippingContactSelection(served(shippingContact)
        ? { newTotal: priced(methods[0].amount), newShippingMethods: methods }
        : { newTotal: total(0), newShippingMethods: [], errors: [new ApplePayError('addressUnserviceable', undefined, tooFar)] })
    }
    session.onshippingmethodselected = ({ shippingMethod }) => {
      log('method ' + shippingMethod.identifier)
      session.completeShippingMethodSelection({ newTotal: priced(shippingMethod.amount) })
    }
    session.oncouponcodechanged = ({ couponCode }) => {
      log('coupon ' + couponCode)
      discount = couponCode === 'SAVE5' ? 5 : 0
      session.completeCouponCodeChange({
        newTotal: priced(methods[0].amount), newShippingMethods: methods,
        ...(!discount && { errors: [new ApplePayError('couponCodeInvalid', undefined, 'This code is not valid')] }),
      })
    }
    session.onpaymentauthorized = ({ payment }) => {
      log('authorised ' + payment.shippingContact.emailAddress + ' ' + payment.shippingContact.postalCode)
      session.completePayment({ status: ApplePaySession.STATUS_SUCCESS })
      log('paid')
    }
    session.oncancel = () => log('cancelled')
    session.begin()
  }

  document.querySelector('#google').onclick = async () => {
    let codes = []
    const priced = (amount) => total(Number(amount) - 5 * codes.length)
    const transaction = (amount) => ({ currencyCode: 'GBP', countryCode: 'GB', totalPriceStatus: 'FINAL', totalPrice: priced(amount).amount, totalPriceLabel: 'Selvedge' })
    const offerInfo = () => ({ offers: codes.map((redemptionCode) => ({ redemptionCode, description: '£5 off' })) })
    const options = { defaultSelectedOptionId: 'standard', shippingOptions: methods.map(({ identifier, label, amount }) => ({ id: identifier, label: '£' + amount + ': ' + label })) }
    const client = new google.payments.api.PaymentsClient({
      environment: 'TEST',
      paymentDataCallbacks: {
        onPaymentDataChanged: ({ callbackTrigger, shippingAddress, shippingOptionData, offerData: { redemptionCodes } }) => {
          log(callbackTrigger + ' ' + shippingAddress.postalCode + ' ' + shippingOptionData.id)
          if (!served(shippingAddress)) return { error: { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE', intent: 'SHIPPING_ADDRESS', message: tooFar } }
          codes = redemptionCodes.filter((code) => code === 'SAVE5')
          const isRefused = callbackTrigger === 'OFFER' && codes.length < redemptionCodes.length
          const chosen = methods.find(({ identifier }) => identifier === shippingOptionData.id) ?? methods[0]
          return callbackTrigger === 'SHIPPING_OPTION'
            ? { newTransactionInfo: transaction(chosen.amount) }
            : {
                newTransactionInfo: transaction(chosen.amount), newOfferInfo: offerInfo(),
                newShippingOptionParameters: { ...options, defaultSelectedOptionId: chosen.identifier },
                ...(isRefused && { error: { reason: 'OFFER_INVALID', intent: 'OFFER', message: 'This code is not valid' } }),
              }
        },
        onPaymentAuthorized: ({ paymentMethodData }) => {
          const { authMethod } = JSON.parse(atob(JSON.parse(JSON.parse(paymentMethodData.tokenizationData.token).signedMessage).encryptedMessage))
          log('authorised ' + paymentMethodData.info.cardNetwork + ' ' + authMethod)
          return { transactionState: 'SUCCESS' }
        },
      },
    })
    const card = { type: 'CARD', parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX'] } }
    await client.loadPaymentData({
      apiVersion: 2, apiVersionMinor: 0,
      allowedPaymentMethods: [{ ...card, tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway: 'adyen', gatewayMerchantId: 'SelvedgeECOM' } } }],
      merchantInfo: { merchantName: 'Selvedge' }, transactionInfo: { ...transaction(0), totalPriceStatus: 'ESTIMATED' }, emailRequired: true,
      shippingAddressRequired: true, shippingAddressParameters: { phoneNumberRequired: true }, shippingOptionRequired: true,
      callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'OFFER', 'PAYMENT_AUTHORIZATION'],
    }).then(() => log('paid'), ({ statusCode }) => log(statusCode))
  }
`
