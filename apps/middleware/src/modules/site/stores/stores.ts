import { hoursProfiles } from './hours-profiles.ts'
import type { StockLocation, Store, StoreService } from './store.ts'
import { type StoreRow, storeTable } from './store-table.ts'
import { timeZoneOf } from './time-zone-of.ts'

/** Saved with the stores: unedited stores with a lower version are updated. */
export const storesVersion = 1

const streets = [
  'Quarry Road',
  'Kiln Street',
  'Mason Avenue',
  'Foundry Lane',
  'Brickyard Drive',
  'Granary Way',
  'Cooper Street',
  'Millrace Road',
  'Stonecutter Lane',
  'Depot Avenue',
  'Lime Kiln Road',
  'Slate Street',
  'Orchard Market Drive',
]

/** Services of every store; the others depend on the store type. */
const commonServices: readonly StoreService[] = ['pick-up', 'will-call']
const storeTypes = [
  { profile: 'showroom', also: ['design-studio', 'pro-desk', 'cut-to-size'] },
  { profile: 'showroom', also: ['design-studio', 'cut-to-size'] },
  { profile: 'city', also: ['design-studio'] },
  { profile: 'trade', also: ['pro-desk', 'cut-to-size'] },
  { profile: 'showroom', also: ['design-studio', 'pro-desk'] },
] as const satisfies readonly { profile: keyof typeof hoursProfiles; also: readonly StoreService[] }[]

const slugOf = (city: string, state: string): string => `${city} ${state}`.toLowerCase().replaceAll(' ', '-')

function storeOf(row: StoreRow, index: number): Store {
  const [city, state, zip, areaCode, latitude, longitude] = row
  const number = 101 + index
  const { profile, also } = storeTypes[index % storeTypes.length] ?? storeTypes[0]
  const sameArea = storeTable.slice(0, index).filter(([, , , area]) => area === areaCode).length
  return {
    id: `store-${number}`,
    slug: slugOf(city, state),
    name: city,
    street: `${120 + ((index * 373) % 4700)} ${streets[index % streets.length]}`,
    city,
    state,
    zip,
    // 555-0100 to 555-0199 are reserved numbers
    phone: `${areaCode}-555-01${String(10 + sameArea * 7).padStart(2, '0')}`,
    email: `store${number}@tessera.example`,
    timeZone: timeZoneOf(city, state),
    latitude,
    longitude,
    ...hoursProfiles[profile],
    exceptions: [],
    services: [...also, ...commonServices],
  }
}

export const stores: readonly Store[] = storeTable.map(storeOf)

const distributionCenters: readonly StockLocation[] = [
  {
    id: 'dc-east',
    name: 'East distribution center',
    city: 'Harrisburg',
    state: 'PA',
    zip: '17111',
    at: [40.27, -76.79],
  },
  {
    id: 'dc-central',
    name: 'Central distribution center',
    city: 'Joliet',
    state: 'IL',
    zip: '60433',
    at: [41.51, -88.06],
  },
  { id: 'dc-west', name: 'West distribution center', city: 'Reno', state: 'NV', zip: '89506', at: [39.66, -119.86] },
].map(({ at: [latitude = 0, longitude = 0], ...dc }) => ({
  ...dc,
  kind: 'dc' as const,
  timeZone: timeZoneOf(dc.city, dc.state),
  latitude,
  longitude,
}))

/** Locations the stock generator may use. */
export const locations: readonly StockLocation[] = [
  ...distributionCenters,
  ...stores.map(({ id, name, city, state, zip, timeZone, latitude, longitude }) => ({
    id,
    kind: 'store' as const,
    name,
    city,
    state,
    zip,
    timeZone,
    latitude,
    longitude,
  })),
]

/** Default origin of shipments. Without one they would be priced as if they crossed the country. */
export const usualOrigin = 'dc-central'
