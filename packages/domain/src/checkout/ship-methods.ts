import { fromCents, fromUnits } from '../money.ts'
import { type FreightService, freightServices, palletPounds } from './freight-rates.ts'
import { type ParcelService, parcelLimits, parcelServices } from './parcel-rates.ts'
import { pickUp } from './pick-up.ts'
import type { ShippingLoad } from './shipping-group.ts'
import type { ShippingZone } from './zone.ts'

/** As in the API. */
export interface ShipMethod {
  ID: string
  Name: string
  Cost: number
  EstimatedTransitDays: number
  xp: { Kind: 'Parcel' | 'Freight' | 'PickUp' }
}

const amountFromCents = (cents: number): number => fromUnits(fromCents(cents))

const pickUpMethod: ShipMethod = {
  ID: pickUp.id,
  Name: pickUp.name,
  Cost: 0,
  EstimatedTransitDays: 0,
  xp: { Kind: 'PickUp' },
}

/** Whether a load is too heavy or too long for a parcel. */
export const isFreight = ({ pounds, isLong }: Pick<ShippingLoad, 'pounds' | 'isLong'>): boolean =>
  pounds > parcelLimits.pounds || isLong

/**
 * Ship methods of a load: parcel up to the carriers' limits, else freight, which reaches no PO box; pickup is always
 * possible.
 */
export function shipMethods(load: ShippingLoad, zone: ShippingZone, toPostBox = false): ShipMethod[] {
  const freight = toPostBox ? [] : freightServices
  const delivered = isFreight(load)
    ? freight.map((service) => freightMethod(service, load, zone))
    : parcelServices.flatMap((service) => parcelMethod(service, load, zone) ?? [])
  return [...delivered.sort((one, other) => one.Cost - other.Cost), pickUpMethod]
}

function parcelMethod(
  service: ParcelService,
  { pounds, isSamples }: ShippingLoad,
  zone: ShippingZone,
): ShipMethod | undefined {
  const { id, name, transitDays, rates, isForSamples } = service
  const rate = rates.find(([upToPounds]) => pounds <= upToPounds)
  if (!rate || (isForSamples && !isSamples)) return undefined
  const [, cents] = rate
  return {
    ID: id,
    Name: name,
    Cost: amountFromCents(cents[zone]),
    EstimatedTransitDays: transitDays[zone],
    xp: { Kind: 'Parcel' },
  }
}

function freightMethod(service: FreightService, { pounds }: ShippingLoad, zone: ShippingZone): ShipMethod {
  const { id, name, transitDays, base, perHundredPounds, perPallet } = service
  const hundreds = Math.max(1, Math.ceil(pounds / 100))
  const pallets = Math.max(1, Math.ceil(pounds / palletPounds))
  const cents = base[zone] + hundreds * perHundredPounds[zone] + pallets * perPallet
  return {
    ID: id,
    Name: name,
    Cost: amountFromCents(cents),
    EstimatedTransitDays: transitDays[zone],
    xp: { Kind: 'Freight' },
  }
}

/** The default ship method: the cheapest delivery. Customers have to choose pickup themselves. */
export const suggestedMethod = <M extends Pick<ShipMethod, 'ID' | 'Cost'>>(methods: readonly M[]): M | undefined =>
  methods
    .filter(({ ID }) => ID !== pickUp.id)
    .reduce<M | undefined>((best, one) => (best && best.Cost <= one.Cost ? best : one), undefined) ?? methods[0]
