import type { PriceSchedule, Product } from '@tessera/client/platform/types.gen'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import type { FilterControl } from '../../generic/views.ts'
import { readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { type GroupSchedules, loadGroupPrices, maySeePrices } from '../prices/group-prices.server.ts'
import { facetControls, type ProductQuery, wordsOf } from './product-views.ts'

export interface ProductRow {
  id: string
  name: string
  hasPicture: boolean
  isActive: boolean
  /** Why it can no longer be bought, or only to order; unset for stocked goods. */
  availability: string | null
  /** Boxes on hand; null where stock is not counted. */
  stock: number | null
  isLow: boolean
  /** First prices in cents by price group; null for people who may not see prices. */
  prices: Partial<Record<PriceGroup, number>> | null
}

export interface ProductPage {
  rows: ProductRow[]
  facets: FilterControl[]
  page: number
  pages: number
  total: number
}

export const listProducts = getOperation('Products.List')

interface Listed {
  Meta: {
    Page: number
    TotalPages: number
    TotalCount: number
    Facets?: Parameters<typeof facetControls>[0]
  }
  Items: Product[]
}

/** A page of products. */
export async function readProducts(staff: Staff, asked: URLSearchParams, pageSize: number): Promise<Listed> {
  const query = new URLSearchParams(asked)
  query.set('pageSize', String(pageSize))
  return (await readOperation(staff, listProducts, { params: {}, query })).data as Listed
}

/** A page of products as merchandisers look at them. */
export async function loadProducts(staff: Staff, query: ProductQuery): Promise<ProductPage> {
  const { Meta, Items } = await readProducts(staff, wordsOf(query), 50)
  const prices = maySeePrices(staff) ? await loadGroupPrices(staff, Items) : null
  return {
    rows: Items.map((product) => rowOf(product, prices?.get(product.ID) ?? (prices ? {} : null))),
    facets: facetControls(Meta.Facets ?? [], query.words),
    page: Meta.Page,
    pages: Meta.TotalPages,
    total: Meta.TotalCount,
  }
}

const words: Readonly<Record<string, string>> = {
  'special-order': 'Special order',
  'made-to-order': 'Made to order',
  discontinued: 'Discontinued',
}

function rowOf({ ID, Name, Active, Inventory, xp }: Product, schedules: GroupSchedules | null): ProductRow {
  const facts = (xp ?? {}) as Partial<ProductFacts>
  const stock = Inventory?.Enabled ? (Inventory.QuantityAvailable ?? 0) : null
  return {
    id: ID,
    name: Name ?? ID,
    hasPicture: Boolean(facts.picture || facts.photos?.face),
    isActive: Active,
    availability: words[facts.availability?.status ?? ''] ?? null,
    stock,
    isLow: stock !== null && stock <= (Inventory?.NotificationPoint ?? 0),
    prices: schedules && firstPrices(schedules),
  }
}

const firstPrices = (schedules: GroupSchedules): Partial<Record<PriceGroup, number>> =>
  Object.fromEntries(
    priceGroups.flatMap((group) => {
      const cents = firstCents(schedules[group])
      return cents === undefined ? [] : [[group, cents]]
    }),
  )

/** The price of the smallest quantity. */
function firstCents(schedule: PriceSchedule | undefined): number | undefined {
  const [first] = (schedule?.PriceBreaks ?? []).toSorted((one, other) => (one.Quantity ?? 0) - (other.Quantity ?? 0))
  return first?.Price === null || first?.Price === undefined ? undefined : Math.round(first.Price * 100)
}
