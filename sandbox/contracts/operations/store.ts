import { ukChannel } from '../test/shop.ts'
import type { Operation } from './operation.ts'

export const storeOperations: Operation[] = [
  {
    name: 'channels',
    document: 'channels.v3',
    answer: 'get /channels 200',
    request: ({ call }) => call('GET', '/v3/channels'),
  },
  {
    name: 'getChannel',
    document: 'channels.v3',
    answer: 'get /channels/{channel_id} 200',
    request: ({ call }) => call('GET', `/v3/channels/${ukChannel}?include=currencies`),
  },
  {
    name: 'getChannel of none',
    document: 'channels.v3',
    answer: 'get /channels/{channel_id} 404',
    request: ({ call }) => call('GET', '/v3/channels/77'),
  },
  {
    name: 'currency assignments',
    document: 'channels.v3',
    answer: 'get /channels/{channel_id}/currency-assignments 200',
    request: ({ call }) => call('GET', `/v3/channels/${ukChannel}/currency-assignments`),
  },
  {
    name: 'site',
    document: 'channels.v3',
    answer: 'get /channels/{channel_id}/site 200',
    request: ({ call }) => call('GET', `/v3/channels/${ukChannel}/site`),
  },
  {
    name: 'getStoreMeta',
    document: 'store_information.v2',
    answer: 'get /store 200',
    request: ({ call }) => call('GET', '/v2/store'),
  },
  {
    name: 'time',
    document: 'store_information.v2',
    answer: 'get /time 200',
    request: ({ call }) => call('GET', '/v2/time'),
  },
]
