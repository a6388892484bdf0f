import type { AccountRight } from '@tessera/middleware/kit/visitor'
import { seededRandom } from '@tessera/range/seeded-random'
import type { CastAccount, CastPerson, JobSite } from './cast.ts'

export interface HistoryScale {
  people: number
  addresses: number
  invoices: number
  /** In addition to the large one. */
  accounts: number
}

/** The largest account and shop that lists must stay fast with. */
export const defaultScale: HistoryScale = { people: 400, addresses: 600, invoices: 25_000, accounts: 5000 }

const firstNames = [
  'Ada',
  'Bruno',
  'Cleo',
  'Dev',
  'Elsa',
  'Felix',
  'Gwen',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Leo',
] as const
const lastNames = [
  'Abel',
  'Bauer',
  'Cruz',
  'Diaz',
  'Ernst',
  'Frost',
  'Gray',
  'Holt',
  'Ivers',
  'Jung',
  'Katz',
  'Lowe',
] as const
const streets = ['Quarry Road', 'Canal Street', 'Mill Lane', 'Depot Avenue', 'Orchard Way', 'Ridge Road'] as const
const rights: readonly (readonly AccountRight[])[] = [
  ['buy'],
  ['buy'],
  ['account-view', 'buy'],
  ['account-view', 'billing-view'],
  ['account-view', 'billing-view', 'billing-pay'],
]

const owner: CastPerson = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa@summit.example',
  rights: ['account-view', 'billing-view', 'billing-pay', 'buy', 'approve', 'can_create_user'],
  status: 'active',
}

function colleagueOf(_: unknown, index: number): CastPerson {
  const chance = seededRandom(`history colleague ${index}`)
  return {
    firstName: chance.pick(firstNames),
    lastName: chance.pick(lastNames),
    email: `colleague${index + 1}@summit.example`,
    rights: chance.pick(rights),
    ...(chance.is(0.2) && { orderLimitCents: chance.int(5, 40) * 10_000 }),
    status: chance.is(0.05) ? 'locked' : 'active',
  }
}

function siteOf(_: unknown, index: number): JobSite {
  const chance = seededRandom(`history site ${index}`)
  return {
    job: `Building ${String(index + 1).padStart(3, '0')}`,
    street1: `${index + 100} ${chance.pick(streets)}`,
    city: 'Atlanta',
    zip: chance.pick(['30303', '30305', '30309', '30312', '30318', '30324']),
  }
}

/** The largest pro account. */
export const largeProOf = (scale: HistoryScale): CastAccount => ({
  name: 'Summit Multifamily Builders',
  type: 'Pro',
  priceGroup: 'PD',
  terms: 'NT45',
  creditLineCents: 900_000_000,
  street1: '1 Summit Plaza',
  city: 'Atlanta',
  zip: '30303',
  phone: '404-555-0195',
  people: [owner, ...Array.from({ length: scale.people - 1 }, colleagueOf)],
  sites: Array.from({ length: scale.addresses - 1 }, siteOf),
})
