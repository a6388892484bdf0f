import type { ByZone } from './zone.ts'

export interface FreightService {
  id: string
  name: string
  transitDays: ByZone
  /** Cents for the way, whatever the weight; so high that a parcel never costs more than freight. */
  base: ByZone
  /** Cents for each 100 pounds begun. */
  perHundredPounds: ByZone
  /** Cents for each pallet begun. */
  perPallet: number
}

/** What one pallet carries. */
export const palletPounds = 2000

/** Sample rates of a shop; a shop with contracts of its own connects them as a checkout event. */
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
