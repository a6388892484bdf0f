/** The level where stock is counted: the product, a variant or a record. */
export interface StockSource {
  productID: string
  variantID: string | null
  recordID: string | null
}
