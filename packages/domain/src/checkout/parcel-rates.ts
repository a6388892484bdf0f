import type { ByZone } from './zone.ts'

export interface ParcelService {
  id: string
  name: string
  /** Only if the shipment contains nothing but samples. */
  isForSamples: boolean
  transitDays: ByZone
  /** Cents by zone for one address, up to this weight; ascending. */
  rates: readonly (readonly [upToPounds: number, cents: ByZone])[]
}

/** Limits of parcel carriers; heavier or longer shipments go by freight. The rates below end at the same weight. */
export const parcelLimits = { pounds: 150, longestInches: 96 }

/** Dimensional weight: this many cubic inches count as one pound. */
export const cubicInchesPerPound = 139

/** Assumed pounds of a unit without a weight. */
export const assumedPounds = { sample: 1, product: 5 }

/** Sample rates; a shop with its own contracts connects them as a checkout event. */
export const parcelServices: readonly ParcelService[] = [
  {
    id: 'sample-post',
    name: 'Sample mail',
    isForSamples: true,
    transitDays: [3, 4, 5, 6, 8],
    rates: [
      [2, [595, 595, 595, 595, 795]],
      [5, [795, 795, 795, 795, 995]],
    ],
  },
  {
    id: 'ground',
    name: 'Ground',
    isForSamples: false,
    transitDays: [1, 2, 3, 4, 6],
    rates: [
      [1, [895, 945, 995, 1045, 1145]],
      [5, [1095, 1195, 1345, 1495, 1795]],
      [10, [1345, 1545, 1845, 2145, 2645]],
      [20, [1745, 2095, 2595, 3145, 3995]],
      [35, [2345, 2895, 3695, 4595, 5995]],
      [50, [2945, 3745, 4895, 6195, 7995]],
      [70, [3745, 4895, 6495, 8195, 10595]],
      [100, [5245, 6895, 9195, 11595, 14995]],
      [150, [7445, 9795, 13095, 16495, 21295]],
    ],
  },
  {
    id: 'two-day',
    name: 'Two-day air',
    isForSamples: false,
    transitDays: [2, 2, 2, 2, 3],
    rates: [
      [1, [1695, 1895, 2095, 2295, 2695]],
      [5, [2295, 2695, 3195, 3695, 4595]],
      [10, [3195, 3895, 4795, 5695, 7195]],
      [20, [4795, 5995, 7595, 9195, 11795]],
      [50, [9495, 11995, 15495, 18995, 24495]],
    ],
  },
  {
    id: 'next-day',
    name: 'Next-day air',
    isForSamples: false,
    transitDays: [1, 1, 1, 1, 2],
    rates: [
      [1, [2995, 3395, 3895, 4395, 5295]],
      [5, [3995, 4795, 5795, 6795, 8495]],
      [10, [5495, 6795, 8495, 10195, 12995]],
      [20, [8195, 10395, 13295, 16195, 20995]],
    ],
  },
]

/** The lowest price for mailing samples, for the product page. */
export const samplesShipFromCents = (): number =>
  Math.min(
    ...parcelServices.flatMap(({ isForSamples, rates }) => (isForSamples ? rates.flatMap(([, cents]) => cents) : [])),
  )
