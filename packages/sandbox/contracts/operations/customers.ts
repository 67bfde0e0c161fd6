import { ukChannel, type Json, type Shop } from '../test/shop.ts'
import type { Operation } from './operation.ts'

const document = 'customers.v3'
const password = 'Harbour1749'
const everything = 'addresses,storecredit,attributes,formfields,shopper_profile_id,segment_ids'
const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address1: '12 Harbour Street',
  city: 'Bristol',
  state_or_province: 'Somerset',
  postal_code: 'BS1 4DJ',
  country_code: 'GB',
}
const settings = {
  privacy_settings: { ask_shopper_for_tracking_consent: true, policy_url: 'https://selvedge.example/privacy' },
}
function newEmail() {
  return `${crypto.randomUUID()}@selvedge.example`
}

function registration(email: string) {
  return [
    {
      email,
      first_name: 'Ada',
      last_name: 'Byron',
      authentication: { new_password: password },
      addresses: [address],
      origin_channel_id: ukChannel,
      form_fields: [{ name: 'Title', value: 'Ms' }],
    },
  ]
}

export const customerOperations: Operation[] = [
  {
    name: 'getCustomers',
    document,
    response: 'get /customers 200',
    request: ({ call }) => call('GET', `/v3/customers?include=${everything}`),
  },
  {
    name: 'getCustomers without includes',
    document,
    response: 'get /customers 200',
    request: ({ call, customer }) => call('GET', `/v3/customers?id:in=${customer}`),
  },
  {
    name: 'getCustomers by no id',
    document,
    response: 'get /customers 422',
    request: ({ call }) => call('GET', '/v3/customers?id:in=ada'),
  },
  {
    name: 'registerCustomer',
    document,
    response: 'post /customers 200',
    request: ({ call }) => call('POST', '/v3/customers', registration(newEmail())),
  },
  {
    name: 'registerCustomer twice',
    document,
    response: 'post /customers 422',
    request: ({ call }) => call('POST', '/v3/customers', registration('amelia.hart@selvedge.example')),
  },
  {
    name: 'updateCustomer',
    document,
    response: 'put /customers 200',
    request: ({ call, customer }) => call('PUT', '/v3/customers', [{ id: customer, company: 'Engines' }]),
  },
  {
    name: 'updateCustomer of none',
    document,
    response: 'put /customers 422',
    request: ({ call }) => call('PUT', '/v3/customers', [{ id: 999_999, company: 'Engines' }]),
  },
  {
    name: 'loginCustomer',
    document,
    response: 'post /customers/validate-credentials 200',
    request: ({ call }) =>
      call('POST', '/v3/customers/validate-credentials', {
        email: 'amelia.hart@selvedge.example',
        password,
        channel_id: ukChannel,
      }),
  },
  {
    name: 'loginCustomer with a wrong password',
    document,
    response: 'post /customers/validate-credentials 200',
    request: ({ call }) =>
      call('POST', '/v3/customers/validate-credentials', {
        email: 'amelia.hart@selvedge.example',
        password: 'wrong',
        channel_id: ukChannel,
      }),
  },
  {
    name: 'loginCustomer without a password',
    document,
    response: 'post /customers/validate-credentials 422',
    request: ({ call }) =>
      call('POST', '/v3/customers/validate-credentials', { email: 'amelia.hart@selvedge.example' }),
  },
  {
    name: 'loginCustomer too often',
    document,
    response: 'post /customers/validate-credentials 429',
    request: throttled,
  },
  {
    name: 'getCustomerAddress',
    document,
    response: 'get /customers/addresses 200',
    request: ({ call, customer }) =>
      call('GET', `/v3/customers/addresses?customer_id:in=${customer}&include=formfields`),
  },
  {
    name: 'createCustomerAddress',
    document,
    response: 'post /customers/addresses 200',
    request: ({ call, customer }) =>
      call('POST', '/v3/customers/addresses', [{ ...address, address1: '1 New Street', customer_id: customer }]),
  },
  {
    name: 'createCustomerAddress twice',
    document,
    response: 'post /customers/addresses 200',
    isEmpty: true,
    request: twice,
  },
  {
    name: 'createCustomerAddress without a city',
    document,
    response: 'post /customers/addresses 422',
    request: ({ call, customer }) => call('POST', '/v3/customers/addresses', [{ customer_id: customer }]),
  },
  {
    name: 'updateCustomerAddress',
    document,
    response: 'put /customers/addresses 200',
    request: async (shop) =>
      shop.call('PUT', '/v3/customers/addresses', [{ id: (await newAddress(shop, '2 New Street')).id, city: 'Bath' }]),
  },
  {
    name: 'deleteCustomerAddress',
    document,
    response: 'delete /customers/addresses 204',
    request: async (shop) =>
      shop.call('DELETE', `/v3/customers/addresses?id:in=${(await newAddress(shop, '3 New Street')).id}`),
  },
  {
    name: 'settings of a channel',
    document,
    response: 'get /customers/settings/channels/{channel_id} 200',
    request: ({ call }) => call('GET', `/v3/customers/settings/channels/${ukChannel}`),
  },
  {
    name: 'change of settings of a channel',
    document,
    response: 'put /customers/settings/channels/{channel_id} 200',
    request: ({ call }) => call('PUT', `/v3/customers/settings/channels/${ukChannel}`, settings),
  },
  {
    name: 'consent',
    document,
    response: 'get /customers/{customerId}/consent 200',
    request: ({ call, customer }) => call('GET', `/v3/customers/${customer}/consent`),
  },
  {
    name: 'change of consent',
    document,
    response: 'put /customers/{customerId}/consent 200',
    request: ({ call, customer }) =>
      call('PUT', `/v3/customers/${customer}/consent`, { allow: ['analytics'], deny: ['targeting'] }),
  },
  {
    name: 'consent to the unknown',
    document,
    response: 'put /customers/{customerId}/consent 422',
    request: ({ call, customer }) => call('PUT', `/v3/customers/${customer}/consent`, { allow: ['everything'] }),
  },
  {
    name: 'deletion of a customer',
    document,
    response: 'delete /customers 204',
    request: async ({ call, data }) =>
      call('DELETE', `/v3/customers?id:in=${(await data('POST', '/v3/customers', registration(newEmail())))[0].id}`),
  },
]

async function newAddress({ data, customer }: Shop, address1: string): Promise<Json> {
  const [created] = await data('POST', '/v3/customers/addresses', [{ ...address, address1, customer_id: customer }])
  return created
}

async function twice({ call, customer }: Shop) {
  const body = [{ ...address, address1: '4 New Street', customer_id: customer }]
  await call('POST', '/v3/customers/addresses', body)
  return call('POST', '/v3/customers/addresses', body)
}

async function throttled({ call }: Shop) {
  const attempt = () =>
    call('POST', '/v3/customers/validate-credentials', {
      email: 'leon.fischer@selvedge.example',
      password: 'wrong',
      channel_id: ukChannel,
    })
  let response = await attempt()
  for (let count = 1; count < 60 && response.status === 200; count++) response = await attempt()
  return response
}
