import { freightServices, palletPounds } from '../checkout/freight-rates.ts'
import { parcelLimits, parcelServices } from '../checkout/parcel-rates.ts'

/** Job sites count as second zone from the store; nearer ones actually cost less. */
const zone = 1

/** The freight of a quote: parcel rates where possible, else curbside freight. */
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
