import type { ProductUnits } from '@tessera/contract/shop/product-facts'

const tenThousandths = 10_000

/** '15.5000' becomes 155000: areas are compared and divided as integers. */
export const toTenThousandths = (decimal: string): number => Math.round(Number(decimal) * tenThousandths)

/** Rounds half a cent up. Exact: both sides stay below 2^53 up to 10 million dollars. */
function divideCents(cents: number, per: number): number {
  const whole = cents * tenThousandths
  const rest = whole % per
  const floor = (whole - rest) / per
  return rest * 2 >= per ? floor + 1 : floor
}

const stockUnitsPer: Record<ProductUnits['stockUnit'], (units: ProductUnits) => number> = {
  'sq ft': ({ sqftPerUnit }) => toTenThousandths(sqftPerUnit ?? '1'),
  lb: ({ lbsPerUnit }) => toTenThousandths(lbsPerUnit),
  sheet: ({ purchaseUnit, piecesPerUnit }) => (purchaseUnit === 'sheet' ? 1 : piecesPerUnit) * tenThousandths,
  piece: ({ purchaseUnit, piecesPerUnit }) => (purchaseUnit === 'piece' ? 1 : piecesPerUnit) * tenThousandths,
  each: () => tenThousandths,
}

/** For display only: the price of the purchase unit is what is charged. */
export function centsPerStockUnit(cents: number, units: ProductUnits): number {
  return divideCents(cents, Math.max(1, stockUnitsPer[units.stockUnit](units)))
}

export function findCentsPerSqft(cents: number, { sqftPerUnit }: ProductUnits): number | undefined {
  const area = sqftPerUnit === null ? 0 : toTenThousandths(sqftPerUnit)
  return area > 0 ? divideCents(cents, area) : undefined
}

/** 7735 becomes 77.35. */
export const toDollars = (cents: number): number => cents / 100
