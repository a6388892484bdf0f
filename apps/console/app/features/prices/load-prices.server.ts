import type { Product } from '@tessera/client/platform/types.gen'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import { isAllowed, readOperation, refusalOf } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readProducts } from '../products/load-products.server.ts'
import { type ProductQuery, wordsOf } from '../products/product-views.ts'
import { type GroupSchedules, loadGroupPrices, maySeePrices } from './group-prices.server.ts'
import type { GroupPrice, PricePage, PriceRow } from './price-cells.ts'

const listAssignments = getOperation('Products.ListAssignments')
const listSchedules = getOperation('PriceSchedules.List')
const patchSchedule = getOperation('PriceSchedules.Patch')

export const mayChangePrices = ({ caller }: Staff): boolean => isAllowed(caller, patchSchedule, { priceScheduleID: '' })

/** Products with their prices of all groups, some rows of the list at a time. */
export async function loadPrices(staff: Staff, query: ProductQuery, pageSize: number) {
  if (!maySeePrices(staff)) throw refusalOf('Auth.InsufficientRoles', listSchedules)
  const { Items, Meta } = await readProducts(staff, wordsOf(query), pageSize)
  const [prices, buyerID] = await Promise.all([loadGroupPrices(staff, Items), findGroupCompany(staff)])
  const page: PricePage = {
    rows: Items.map((product) => rowOf(product, prices.get(product.ID) ?? {})),
    total: Meta.TotalCount,
    buyerID,
  }
  return { page, facets: Meta.Facets ?? [] }
}

function rowOf({ ID, Name }: Product, schedules: GroupSchedules): PriceRow {
  const prices = priceGroups.flatMap((group): [PriceGroup, GroupPrice][] => {
    const schedule = schedules[group]
    if (!schedule) return []
    const { ID: scheduleID, PriceBreaks, SaleStart, SaleEnd } = schedule
    return [[group, { scheduleID, breaks: PriceBreaks ?? [], saleStart: SaleStart, saleEnd: SaleEnd }]]
  })
  return { id: ID, name: Name ?? ID, prices: Object.fromEntries(prices) }
}

/** The company whose user groups are the price groups, as the assignments there are say. */
async function findGroupCompany(staff: Staff): Promise<string | null> {
  const groups = priceGroups.filter((group) => group !== 'RT').join('|')
  const query = new URLSearchParams({ userGroupID: groups, pageSize: '1' })
  const { data } = await readOperation(staff, listAssignments, { params: {}, query })
  const [first] = (data as { Items: { BuyerID: string }[] }).Items
  return first?.BuyerID ?? null
}
