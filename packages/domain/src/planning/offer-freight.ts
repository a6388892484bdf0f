import { freightServices, palletPounds } from '../checkout/freight-rates.ts'
import { parcelLimits, parcelServices } from '../checkout/parcel-rates.ts'

/** A job site lies in the second zone from its store: nearer ones cost less, and nobody minds that. */
const zone = 1

/** What a representative writes for the way: a parcel where one carries it, else freight to the curb. */
export function offerFreight(pounds: number): number {
  const ground = parcelServices.find(({ id }) => id === 'ground')
  const rate = ground?.rates.find(([upTo]) => pounds <= upTo)
  if (rate && pounds <= parcelLimits.pounds) return rate[1][zone]
  const [freight] = freightServices
  if (!freight) throw new RangeError('There is no freight service.')
  const hundreds = Math.ceil(pounds / 100)
  const pallets = Math.ceil(pounds / palletPounds)
  return freight.base[zone] + freight.perHundredPounds[zone] * hundreds + freight.perPallet * pallets
}
