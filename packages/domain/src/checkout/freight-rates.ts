import type { ByZone } from './zone.ts'

export interface FreightService {
  id: string
  name: string
  transitDays: ByZone
  /** Base cents for any weight; high enough that a parcel never costs more than freight. */
  base: ByZone
  /** Cents per started 100 pounds. */
  perHundredPounds: ByZone
  /** Cents per started pallet. */
  perPallet: number
}

/** Capacity of one pallet. */
export const palletPounds = 2000

/** Sample rates; a shop with its own contracts connects them as a checkout event. */
export const freightServices: readonly FreightService[] = [
  {
    id: 'freight',
    name: 'Curbside freight',
    transitDays: [2, 3, 4, 6, 9],
    base: [7900, 9900, 12900, 15900, 20900],
    perHundredPounds: [900, 1200, 1600, 2100, 2900],
    perPallet: 2500,
  },
  {
    id: 'freight-lift-gate',
    name: 'Freight with lift gate, by appointment',
    transitDays: [3, 4, 5, 7, 10],
    base: [15400, 17400, 20400, 23400, 28400],
    perHundredPounds: [1000, 1300, 1700, 2200, 3000],
    perPallet: 4500,
  },
]
