import { isDeepStrictEqual } from 'node:util'
import { type CatalogProduct, isSold } from './catalog-product.ts'

/** A change that shoppers see. */
export interface CatalogChange {
  skus: Iterable<string>
  /** Categories whose lists have other products now, or products with other facts or prices. */
  categoryIDs: Iterable<string>
  /** A product is sold now that was not, or the other way around. */
  isOtherRange: boolean
}

export interface ChangedProduct {
  sku: string
  before: CatalogProduct | undefined
  after: CatalogProduct | undefined
}

/** Stock changes with every order and moves no product in a list. */
export function findChangedLists(changed: readonly ChangedProduct[]): Omit<CatalogChange, 'skus'> {
  const moved = changed.filter(({ before, after }) => !isDeepStrictEqual(withoutStock(before), withoutStock(after)))
  const both = moved.flatMap(({ before, after }) => [before, after])
  return {
    categoryIDs: new Set(both.flatMap((product) => product?.categoryIDs ?? [])),
    isOtherRange: moved.some(({ before, after }) => isShown(before) !== isShown(after)),
  }
}

const withoutStock = (product: CatalogProduct | undefined) => product && { ...product, stock: [] }

const isShown = (product: CatalogProduct | undefined): boolean => product !== undefined && isSold(product)
