import { addressKey, type CheckoutLine, type PostalAddress } from './checkout.ts'
import { assumedPounds, cubicInchesPerPound, parcelLimits } from './parcel-rates.ts'

/** All lines that ship to one address. */
export interface ShippingGroup {
  shipTo: PostalAddress | null
  lines: readonly CheckoutLine[]
}

export interface ShippingLoad {
  /** By actual or dimensional weight, whichever is greater. */
  pounds: number
  isSamples: boolean
  /** Too long for a parcel. */
  isLong: boolean
}

/** In the order in which their addresses first appear. */
export function groupByAddress(lines: readonly CheckoutLine[]): ShippingGroup[] {
  const byAddress = Map.groupBy(lines, ({ shippingAddress }) => addressKey(shippingAddress))
  return [...byAddress.values()].map((group) => ({ shipTo: group[0]?.shippingAddress ?? null, lines: group }))
}

export const measureLoad = ({ lines }: ShippingGroup): ShippingLoad => ({
  pounds: lines.reduce((total, line) => total + thousandthsOf(line) * line.quantity, 0) / 1000,
  isSamples: lines.every(({ isSample }) => isSample),
  isLong: lines.some(({ size }) => longestOf(size) > parcelLimits.longestInches),
})

const longestOf = (size: CheckoutLine['size']): number => (size ? Math.max(size.length, size.width, size.height) : 0)

/** Thousandths of a pound per unit: whole numbers, so that three times 0.1 is 0.3 and not one rate band more. */
function thousandthsOf({ weight, size, isSample }: CheckoutLine): number {
  const pounds = weight ?? (isSample ? assumedPounds.sample : assumedPounds.product)
  const asBulky = size ? (size.length * size.width * size.height) / cubicInchesPerPound : 0
  return Math.round(Math.max(0, pounds, asBulky) * 1000)
}
