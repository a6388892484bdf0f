export interface PriceBreak {
  Quantity: number
  Price: number
  SalePrice: number | null
  SubscriptionPrice: number | null
  BundlePrice: number | null
}
