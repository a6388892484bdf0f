import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { ProductFacts, ProductLot } from '@tessera/contract/shop/product-facts'

/** A product of the shop, as read from the platform's feed. */
export interface CatalogProduct {
  sku: string
  name: string
  active: boolean
  facts: ProductFacts
  categoryIDs: readonly string[]
  prices: Partial<Record<PriceGroup, GroupPrices>>
  stock: readonly LocationLots[]
  canExceedStock: boolean
}

/** Whole cents per purchase unit. */
export interface GroupPrices {
  minQuantity: number
  maxQuantity: number | null
  breaks: readonly PriceBreak[]
  saleStart: string | null
  saleEnd: string | null
}

export interface PriceBreak {
  quantity: number
  cents: number
  saleCents: number | null
}

export interface LocationLots {
  location: string
  boxes: number
  lots: readonly ProductLot[]
}

export const isSold = ({ active, facts }: CatalogProduct): boolean => active && facts.kind !== 'sample'
