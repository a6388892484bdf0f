import { fromUnits, minus, sum, toUnits } from '../money.ts'
import type { CheckoutLine, CheckoutOrder, PostalAddress } from './checkout.ts'

interface Parcel {
  ShipWeight: number | null
  ShipLength: number | null
  ShipWidth: number | null
  ShipHeight: number | null
}

/** The fields of an order worksheet that the built-in calculator uses, with their API names. */
export interface CalculatorWorksheet {
  Order: { PromotionDiscount: number }
  LineItems: readonly WorksheetLine[]
}

export interface WorksheetLine {
  ID: string
  Quantity: number
  IsBundle: boolean
  LineTotal: number
  PromotionDiscount: number
  Product: (Parcel & { xp: Readonly<Record<string, unknown>> | null }) | null
  Variant: Parcel | null
  ShippingAddress: PostalAddress | null
  ShipFromAddress: PostalAddress | null
}

/**
 * Converts a worksheet for the calculator. The ship-from address of the first line that has one applies to all lines.
 */
export function checkoutOf({ Order, LineItems }: CalculatorWorksheet): CheckoutOrder {
  const ofLines = sum(LineItems.map(({ PromotionDiscount }) => toUnits(PromotionDiscount)))
  return {
    order: { discount: fromUnits(minus(toUnits(Order.PromotionDiscount), ofLines)) },
    lines: LineItems.filter(({ IsBundle }) => !IsBundle).map(lineOf),
    shipFrom: LineItems.find(({ ShipFromAddress }) => ShipFromAddress)?.ShipFromAddress ?? null,
  }
}

const lineOf = ({ ID, Quantity, LineTotal, Product, Variant, ShippingAddress }: WorksheetLine): CheckoutLine => ({
  id: ID,
  quantity: Quantity,
  weight: Variant?.ShipWeight ?? Product?.ShipWeight ?? null,
  size: sizeOf(Variant) ?? sizeOf(Product),
  isSample: Product?.xp?.IsSample === true,
  taxable: Product?.xp?.TaxExempt !== true,
  total: LineTotal,
  shippingAddress: ShippingAddress,
})

/** Null unless all three sides are known. */
function sizeOf(parcel: Parcel | null): NonNullable<CheckoutLine['size']> | null {
  if (parcel?.ShipLength == null || parcel.ShipWidth == null || parcel.ShipHeight == null) return null
  return { length: parcel.ShipLength, width: parcel.ShipWidth, height: parcel.ShipHeight }
}
