import type { Delivery, DeliveryReceiver, DeliveryWithAttempts } from '@tessera/client/platform/types.gen'
import { getDelivery, listDeliveries, listDeliveryReceivers } from '@tessera/contract/platform/additions/deliveries'
import { readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { type WireListQuery, type WirePage, wireFilters } from './wire-list.ts'

const pageSize = 50

/** A page of messages, newest first. */
export async function readDeliveries(staff: Staff, { view, search, page }: WireListQuery): Promise<WirePage> {
  const query = new URLSearchParams({
    ...wireFilters[view],
    ...(search && { search }),
    sortBy: '!DateCreated',
    page: String(page),
    pageSize: String(pageSize),
  })
  const { data } = await readOperation(staff, listDeliveries, { params: {}, query })
  const { Items, Meta } = data as { Items: Delivery[]; Meta: { TotalCount: number } }
  return { items: Items, totalCount: Meta.TotalCount, page, pageSize }
}

export const readDelivery = async (staff: Staff, deliveryID: string): Promise<DeliveryWithAttempts> =>
  (await readOperation(staff, getDelivery, { params: { deliveryID } })).data as DeliveryWithAttempts

/** All receivers; a marketplace has few. */
export async function readReceivers(staff: Staff): Promise<DeliveryReceiver[]> {
  const query = new URLSearchParams({ pageSize: '100' })
  const { data } = await readOperation(staff, listDeliveryReceivers, { params: {}, query })
  return (data as { Items: DeliveryReceiver[] }).Items
}
