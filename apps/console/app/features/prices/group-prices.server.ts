import type {
  FirstPrices as PlatformPrices,
  PriceSchedule,
  Product,
  ProductAssignment,
} from '@tessera/client/platform/types.gen'
import type { Operation } from '@tessera/contract/kit/operation'
import { listFirstPrices } from '@tessera/contract/platform/additions/first-prices'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import { isAllowed, readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** The price schedule of a product for each price group; unset where the group has none of its own. */
export type GroupSchedules = Partial<Record<PriceGroup, PriceSchedule>>

const listAssignments = getOperation('Products.ListAssignments')
const listSchedules = getOperation('PriceSchedules.List')

const maxPageSize = 100
/** A product has four price groups, so the assignments of 25 fit on one page: two calls for a list of 50. */
const productsAtOnce = 25

export const maySeePrices = ({ caller }: Staff): boolean =>
  isAllowed(caller, listAssignments, {}) && isAllowed(caller, listSchedules, {})

/**
 * The schedules of some products by price group. Retail is the schedule of the company, or the product's default one;
 * the other groups are user groups. Three lists are read, whatever the number of products.
 */
export async function loadGroupPrices(
  staff: Staff,
  products: readonly Product[],
): Promise<ReadonlyMap<string, GroupSchedules>> {
  const ids = products.map(({ ID }) => ID)
  const assignments =
    ids.length > 0 ? await listAll<ProductAssignment>(staff, listAssignments, 'productID', ids, productsAtOnce) : []
  const byProduct = Map.groupBy(assignments, ({ ProductID }) => ProductID)
  const names = new Map(
    products.map((product) => [product.ID, scheduleNames(product, byProduct.get(product.ID) ?? [])]),
  )
  const scheduleIDs = [...new Set([...names.values()].flatMap((groups) => Object.values(groups)))]
  const schedules = new Map(
    (await listAll<PriceSchedule>(staff, listSchedules, 'ID', scheduleIDs)).map((one) => [one.ID, one]),
  )
  return new Map(
    [...names].map(([id, groups]) => [
      id,
      Object.fromEntries(Object.entries(groups).flatMap(([group, name]) => [[group, schedules.get(name)]])),
    ]),
  )
}

function scheduleNames(
  { DefaultPriceScheduleID }: Product,
  own: readonly ProductAssignment[],
): Partial<Record<PriceGroup, string>> {
  const names: Partial<Record<PriceGroup, string>> = DefaultPriceScheduleID ? { RT: DefaultPriceScheduleID } : {}
  for (const { UserGroupID, PriceScheduleID } of own) {
    const group = groupOf(UserGroupID)
    if (group && PriceScheduleID) names[group] = PriceScheduleID
  }
  return names
}

/** First prices in cents by price group; unset where the group has none of its own. */
export type FirstPrices = Partial<Record<PriceGroup, number>>

/** The prices of the smallest quantity, by the same rule, of the products of a list. */
export async function loadFirstPrices(staff: Staff, ids: readonly string[]): Promise<ReadonlyMap<string, FirstPrices>> {
  const found = new Map<string, FirstPrices>()
  if (ids.length === 0) return found
  const query = new URLSearchParams({ productID: ids.join('|') })
  const { data } = await readOperation(staff, listFirstPrices, { params: {}, query })
  for (const { ProductID, UserGroupID, Price } of (data as PlatformPrices).Prices) {
    const group = groupOf(UserGroupID)
    const prices = found.get(ProductID) ?? {}
    found.set(ProductID, prices)
    // an assignment comes after the default schedule and takes its place
    if (group) prices[group] = Math.round(Price * 100)
  }
  return found
}

const groupOf = (userGroupID: string | null): PriceGroup | undefined =>
  priceGroups.find((one) => one === (userGroupID ?? 'RT'))

/** Every row of a list that has one of these values, some values at a time. */
async function listAll<Row>(
  staff: Staff,
  list: Operation,
  name: string,
  values: readonly string[],
  atOnce = maxPageSize,
): Promise<Row[]> {
  const parts = Array.from({ length: Math.ceil(values.length / atOnce) }, (_, at) =>
    values.slice(at * atOnce, (at + 1) * atOnce),
  )
  return (await Promise.all(parts.map((part) => listPages<Row>(staff, list, { [name]: part.join('|') })))).flat()
}

async function listPages<Row>(staff: Staff, list: Operation, words: Record<string, string>): Promise<Row[]> {
  const read = async (page: number) => {
    const query = new URLSearchParams({ ...words, pageSize: String(maxPageSize), page: String(page) })
    const { data } = await readOperation(staff, list, { params: {}, query })
    return data as { Meta: { TotalPages: number }; Items: Row[] }
  }
  const { Meta, Items } = await read(1)
  const others = Array.from({ length: Math.max(0, Meta.TotalPages - 1) }, (_, at) => read(at + 2))
  return [...Items, ...(await Promise.all(others)).flatMap((page) => page.Items)]
}
