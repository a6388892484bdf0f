import { priceGroups } from '@tessera/contract/shop/constants'
import { perSqftCents } from '@tessera/domain/coverage/box-price'
import type { Values } from '../../generic/edit-fields.server.ts'
import { callOperation } from '../../operations/call-operation.server.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { findWrite } from '../../operations/find-write.ts'
import { isAllowed, notHere, readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { priceGroupLabels } from '../customers/customer-list.ts'

interface Schedule {
  ID: string
  Name: string
  PriceBreaks: { Quantity: number; Price: number; SalePrice: number | null }[] | null
  SaleStart: string | null
  SaleEnd: string | null
  IsOnSale: boolean
}

interface Assignment {
  BuyerID: string
  UserGroupID: string | null
  PriceScheduleID: string | null
}

export interface PriceGroupView {
  scheduleID: string
  name: string
  /** The companies and groups that have this price. */
  parties: string[]
  breaks: { quantity: number; price: number; salePrice: number | null; perSqft: number | null }[]
  isOnSale: boolean
  saleStart: string | null
  saleEnd: string | null
}

export interface ProductPricesView {
  groups: PriceGroupView[]
  mayEdit: boolean
  /** Assignments that only make the product visible. */
  unpriced: number
}

interface Listed<Item> {
  Items: Item[]
}

const operationOf = (id: string) => {
  const operation = findOperation(id)
  if (!operation) throw notHere()
  return operation
}

/** The prices of all groups that have one of their own, after the product's own price. */
export async function loadPrices(staff: Staff, product: Values): Promise<ProductPricesView> {
  const productID = String(product.ID)
  const own = typeof product.DefaultPriceScheduleID === 'string' ? product.DefaultPriceScheduleID : undefined
  const query = new URLSearchParams({ productID, pageSize: '100' })
  const { data } = await readOperation(staff, operationOf('Products.ListAssignments'), { params: {}, query })
  const assignments = (data as Listed<Assignment>).Items
  const byGroup = assignments.toSorted((one, other) => groupRank(one) - groupRank(other))
  const ids = [...new Set([own, ...byGroup.map((one) => one.PriceScheduleID)].filter((id) => typeof id === 'string'))]
  const schedules = await readSchedules(staff, ids)
  const sqft = (product.xp as { units?: { sqftPerUnit?: string | null } } | null)?.units?.sqftPerUnit
  const patch = findWrite('PATCH', operationOf('PriceSchedules.Get'))
  return {
    groups: ids.flatMap((id) => {
      const schedule = schedules.find(({ ID }) => ID === id)
      const parties = assignments.filter((one) => one.PriceScheduleID === id).map(partyOf)
      const all = id === own ? ['Everyone without their own price'] : []
      return schedule ? [groupOf(schedule, [...all, ...parties], sqft)] : []
    }),
    mayEdit: patch !== undefined && isAllowed(staff.caller, patch, { priceScheduleID: '' }),
    unpriced: assignments.filter(({ PriceScheduleID }) => !PriceScheduleID).length,
  }
}

/** From retail to the lowest prices; groups of other companies come last. */
function groupRank({ UserGroupID }: Assignment): number {
  const rank = priceGroups.findIndex((one) => one === (UserGroupID ?? 'RT'))
  return rank < 0 ? priceGroups.length : rank
}

function partyOf({ BuyerID, UserGroupID }: Assignment): string {
  const group = priceGroups.find((one) => one === UserGroupID)
  if (group) return `${priceGroupLabels[group]} customers`
  return UserGroupID ? `Group ${UserGroupID} of ${BuyerID}` : `Buyer ${BuyerID}`
}

async function readSchedules({ token }: Staff, ids: readonly string[]): Promise<Schedule[]> {
  if (ids.length === 0) return []
  const query = new URLSearchParams({ ID: ids.join('|'), pageSize: '100' })
  const { isOk, data } = await callOperation(token, operationOf('PriceSchedules.List'), { params: {}, query })
  return isOk ? (data as Listed<Schedule>).Items : []
}

const groupOf = (schedule: Schedule, parties: string[], sqft: string | null | undefined): PriceGroupView => ({
  scheduleID: schedule.ID,
  name: schedule.Name,
  parties,
  breaks: (schedule.PriceBreaks ?? []).map(({ Quantity, Price, SalePrice }) => {
    const paid = schedule.IsOnSale ? (SalePrice ?? Price) : Price
    return {
      quantity: Quantity,
      price: Price,
      salePrice: SalePrice,
      perSqft: sqft && Number(sqft) > 0 ? perSqftCents(Math.round(paid * 100), sqft) / 100 : null,
    }
  }),
  isOnSale: schedule.IsOnSale,
  saleStart: schedule.SaleStart,
  saleEnd: schedule.SaleEnd,
})
