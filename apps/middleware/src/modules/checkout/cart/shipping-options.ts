import type { OrderWorksheet, ShipMethod } from '@tessera/client/platform/types.gen'
import type { ShippingOption } from '@tessera/client/shop/types.gen'
import { pickUp } from '@tessera/domain/checkout/pick-up'
import { toCents } from '../../../kit/to-cents.ts'
import { addWorkdays } from '../../catalog/products/availability.ts'

const descriptions: Record<ShippingOption['kind'], string> = {
  parcel: 'Delivered to your door by parcel carrier.',
  freight: 'Delivered to the curb on a pallet by freight truck. The carrier calls to schedule.',
  'pick-up': 'Free. We’ll hold it for 14 days. Bring a photo ID and a truck that can carry it.',
}

const liftGate = 'Lowered to the ground at the curb by freight truck. The carrier calls to schedule.'

const kindOf = ({ ID, xp }: ShipMethod): ShippingOption['kind'] => {
  if (ID === pickUp.id) return 'pick-up'
  return (xp as { Kind?: string } | null)?.Kind === 'Freight' ? 'freight' : 'parcel'
}

/** Shipping methods available for every part of the order, with their total cost and the day the last part arrives. */
export function shippingOptions(
  { ShipEstimateResponse }: Pick<OrderWorksheet, 'ShipEstimateResponse'>,
  readyOn: string,
  pickUp: { storeId: string; readyOn: string | null } | null,
): ShippingOption[] {
  const estimates = ShipEstimateResponse?.ShipEstimates ?? []
  const [first] = estimates
  const shared = (first?.ShipMethods ?? []).filter(({ ID }) =>
    estimates.every(({ ShipMethods }) => ShipMethods?.some((method) => method.ID === ID)),
  )
  const options = shared.map((method): ShippingOption => {
    const same = estimates.flatMap(({ ShipMethods }) => ShipMethods?.find(({ ID }) => ID === method.ID) ?? [])
    const days = Math.max(...same.map(({ EstimatedTransitDays }) => EstimatedTransitDays))
    const kind = kindOf(method)
    return {
      id: method.ID,
      kind,
      name: method.Name ?? method.ID,
      description: /lift gate/i.test(method.Name ?? '') ? liftGate : descriptions[kind],
      costCents: same.reduce((sum, { Cost }) => sum + toCents(Cost), 0),
      arrivesOn: kind === 'pick-up' ? (pickUp?.readyOn ?? readyOn) : addWorkdays(readyOn, days),
      storeId: kind === 'pick-up' ? (pickUp?.storeId ?? null) : null,
      isChosen: estimates.every(({ SelectedShipMethodID }) => SelectedShipMethodID === method.ID),
    }
  })
  return options.filter((option) => option.isChosen || !options.some((other) => isBetter(other, option)))
}

/**
 * True if `one` makes `other` pointless: a parcel that costs more and arrives no sooner is hidden. Freight isn't
 * compared, since a lift gate is worth its price.
 */
const isBetter = (one: ShippingOption, other: ShippingOption): boolean =>
  one.kind === 'parcel' &&
  other.kind === 'parcel' &&
  one.costCents < other.costCents &&
  (one.arrivesOn ?? '') <= (other.arrivesOn ?? '')
