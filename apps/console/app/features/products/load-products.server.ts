import type { Product } from '@tessera/client/platform/types.gen'
import { getOperation } from '@tessera/contract/platform/get-operation'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import type { FilterControl } from '../../generic/views.ts'
import { readOperation } from '../../operations/read-operation.server.ts'
import { rememberTexts } from '../../operations/remember-texts.ts'
import type { Staff } from '../../session/staff.server.ts'
import { type FirstPrices, loadFirstPrices, maySeePrices } from '../prices/group-prices.server.ts'
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
  /** Null for people who may not see prices. */
  prices: FirstPrices | null
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
  const words = wordsOf(query)
  words.set('pageSize', '50')
  const answer = await readOperation(staff, listProducts, { params: {}, query: words, shape: readRows })
  const { Meta, rows } = answer.data as ListedRows
  const ids = rows.map(({ id }) => id)
  const prices = maySeePrices(staff) ? await loadFirstPrices(staff, ids) : null
  return {
    rows: rows.map((row) => ({ ...row, prices: prices && (prices.get(row.id) ?? {}) })),
    facets: facetControls(Meta.Facets ?? [], query.words),
    page: Meta.Page,
    pages: Meta.TotalPages,
    total: Meta.TotalCount,
  }
}

interface ListedRows extends Pick<Listed, 'Meta'> {
  rows: readonly ListedRow[]
}

type ListedRow = Omit<ProductRow, 'prices'>

const readRows = rememberTexts((text): ListedRows => {
  const { Meta, Items } = JSON.parse(text) as Listed
  return { Meta, rows: Items.map(rowOf) }
})

const stateWords: Readonly<Record<string, string>> = {
  'special-order': 'Special order',
  'made-to-order': 'Made to order',
  discontinued: 'Discontinued',
}

function rowOf({ ID, Name, Active, Inventory, xp }: Product): ListedRow {
  const facts = (xp ?? {}) as Partial<ProductFacts>
  const stock = Inventory?.Enabled ? (Inventory.QuantityAvailable ?? 0) : null
  return {
    id: ID,
    name: Name ?? ID,
    hasPicture: Boolean(facts.picture || facts.photos?.face),
    isActive: Active,
    availability: stateWords[facts.availability?.status ?? ''] ?? null,
    stock,
    isLow: stock !== null && stock <= (Inventory?.NotificationPoint ?? 0),
  }
}
