import { expect, test } from 'vitest'
import { isAppleGateway } from './wallet.ts'

const path = '/paymentservices/paymentSession'

test.for([
  'apple-pay-gateway.apple.com',
  'cn-apple-pay-gateway.apple.com',
  'apple-pay-gateway-cert.apple.com',
  'cn-apple-pay-gateway-cert.apple.com',
  'apple-pay-gateway-nc-pod1.apple.com',
])('accepts the gateway %s [D-21]', (host) => {
  expect(isAppleGateway(`https://${host}${path}`)).toBe(true)
})

test.for([
  `http://apple-pay-gateway.apple.com${path}`,
  `https://apple-pay-gateway.apple.com:8443${path}`,
  `https://someone@apple-pay-gateway.apple.com${path}`,
  `https://apple-pay-gateway.apple.com.evil.example${path}`,
  `https://apple-pay-gateway.apple.com@evil.example${path}`,
  `https://evil-apple-pay-gateway.apple.com${path}`,
  `https://apple-pay-gateway.apple.co${path}`,
  'https://127.0.0.1/',
  'not a url',
])('refuses %s [D-21]', (address) => {
  expect(isAppleGateway(address)).toBe(false)
})
