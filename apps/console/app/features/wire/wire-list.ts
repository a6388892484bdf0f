import type { Delivery } from '@tessera/client/platform/types.gen'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = 'open' | 'parked' | 'delivered' | 'failed' | 'tests' | 'all'

/** Lists of messages to other systems, each with what it says when it is empty. */
export const wireList: StaffListAddress<View> = {
  path: '/wire',
  views: [
    ['open', 'Not delivered', 'Every message was delivered.'],
    ['parked', 'Failed', 'No messages failed in the last 30 days.'],
    ['delivered', 'Delivered', 'No message was delivered in the last 30 days.'],
    [
      'failed',
      'Failed calls',
      'Checkout, promotion and sign-in services answered every call of the last 30 days. Successful calls aren’t listed.',
    ],
    ['tests', 'Tests', 'No receiver was tested in the last 30 days.'],
    [
      'all',
      'All',
      'Messages to webhooks, message senders and other receivers and failed calls of services will be listed here.',
    ],
  ],
}

/** The filters of each list, in the words of the API. */
export const wireFilters: Readonly<Record<View, Readonly<Record<string, string>>>> = {
  open: { Status: 'Waiting|Parked' },
  parked: { Status: 'Parked' },
  delivered: { Status: 'Delivered' },
  failed: { Status: 'Failed' },
  tests: { IsTest: 'true' },
  all: {},
}

export type WireListQuery = StaffListQuery<View>

export interface WirePage {
  items: Delivery[]
  totalCount: number
  page: number
  pageSize: number
}
