import type { PostalAddress } from '@tessera/client/shop/types.gen'
import type { CustomerType, PaymentTerms, PriceGroup } from '@tessera/contract/shop/constants'
import type { AccountRight } from '@tessera/middleware/kit/visitor'

/** Printed in the README, so it is never created in production. */
export const localPassword = 'Tessera-local-1'

export interface CastPerson {
  firstName: string
  lastName: string
  email: string
  rights: readonly AccountRight[]
  orderLimitCents?: number
  monthLimitCents?: number
  status: 'active' | 'locked' | 'invited'
}

export interface JobSite {
  job: string
  street1: string
  city: string
  zip: string
}

export interface CastAccount {
  name: string
  type: CustomerType
  priceGroup: PriceGroup
  terms: PaymentTerms
  creditLineCents: number
  street1: string
  city: string
  zip: string
  phone: string
  /** Empty for an account that a store opened. */
  people: readonly CastPerson[]
  /** Other sold-to names of the account. */
  divisions?: readonly string[]
  sites: readonly JobSite[]
}

export const castStoreId = 'store-141'
export const castState = 'GA'

const all: readonly AccountRight[] = [
  'account-view',
  'billing-view',
  'billing-pay',
  'buy',
  'approve',
  'can_create_user',
]

export const netPro: CastAccount = {
  name: 'Northline Renovations',
  type: 'Pro',
  priceGroup: 'PP',
  terms: 'NT30',
  creditLineCents: 6_000_000,
  street1: '2140 Piedmont Avenue',
  city: 'Atlanta',
  zip: '30324',
  phone: '404-555-0151',
  people: [
    { firstName: 'Grace', lastName: 'Okafor', email: 'grace@northline.example', rights: all, status: 'active' },
    {
      firstName: 'Ben',
      lastName: 'Sorensen',
      email: 'ben@northline.example',
      rights: ['account-view', 'buy'],
      status: 'active',
    },
    {
      firstName: 'Wanda',
      lastName: 'Pruitt',
      email: 'wanda@northline.example',
      rights: ['account-view', 'billing-view', 'billing-pay'],
      status: 'active',
    },
    {
      firstName: 'Luis',
      lastName: 'Carmona',
      email: 'luis@northline.example',
      rights: ['buy'],
      orderLimitCents: 150_000,
      monthLimitCents: 500_000,
      status: 'active',
    },
    {
      firstName: 'Kyle',
      lastName: 'Brandt',
      email: 'kyle@northline.example',
      rights: ['account-view', 'buy'],
      status: 'locked',
    },
    { firstName: 'Nora', lastName: 'Lind', email: 'nora@northline.example', rights: ['buy'], status: 'invited' },
  ],
  divisions: ['Northline Kitchens'],
  sites: [
    { job: 'Peachtree Lofts', street1: '881 Peachtree Street NE', city: 'Atlanta', zip: '30309' },
    { job: 'Inman Park duplex', street1: '194 Elizabeth Street', city: 'Atlanta', zip: '30307' },
    { job: 'Decatur clinic', street1: '315 Church Street', city: 'Decatur', zip: '30030' },
    { job: 'Grant Park bath', street1: '602 Cherokee Avenue SE', city: 'Atlanta', zip: '30312' },
    { job: 'Kirkwood kitchen', street1: '77 Howard Street NE', city: 'Atlanta', zip: '30317' },
    { job: 'Marietta showroom', street1: '48 Whitlock Avenue', city: 'Marietta', zip: '30064' },
  ],
}

export const smallPro: CastAccount = {
  name: 'Ortega Tile & Stone',
  type: 'Pro',
  priceGroup: 'PG',
  terms: 'Z000',
  creditLineCents: 0,
  street1: '59 Moreland Avenue',
  city: 'Atlanta',
  zip: '30316',
  phone: '404-555-0162',
  people: [{ firstName: 'Samuel', lastName: 'Ortega', email: 'sam@ortegatile.example', rights: all, status: 'active' }],
  sites: [
    { job: 'Shop', street1: '59 Moreland Avenue', city: 'Atlanta', zip: '30316' },
    { job: 'East Lake porch', street1: '2011 Glenwood Avenue', city: 'Atlanta', zip: '30316' },
    { job: 'Candler entry', street1: '418 Candler Street NE', city: 'Atlanta', zip: '30307' },
  ],
}

export const retail: CastAccount = {
  name: 'Dana Reed',
  type: 'Retail',
  priceGroup: 'RT',
  terms: 'Z000',
  creditLineCents: 0,
  street1: '1275 Virginia Avenue NE',
  city: 'Atlanta',
  zip: '30306',
  phone: '404-555-0173',
  people: [{ firstName: 'Dana', lastName: 'Reed', email: 'dana.reed@home.example', rights: all, status: 'active' }],
  sites: [{ job: 'Home', street1: '1275 Virginia Avenue NE', city: 'Atlanta', zip: '30306' }],
}

/** Counter customers who named a pro as their referrer. */
export const neighbors: CastAccount = {
  name: 'Helen Park',
  type: 'Retail',
  priceGroup: 'RT',
  terms: 'Z000',
  creditLineCents: 0,
  street1: '930 Ponce de Leon Place',
  city: 'Atlanta',
  zip: '30306',
  phone: '404-555-0184',
  people: [],
  sites: [{ job: 'Home', street1: '930 Ponce de Leon Place', city: 'Atlanta', zip: '30306' }],
}

export const addressOf = (
  { name, type, phone }: CastAccount,
  site: Pick<JobSite, 'street1' | 'city' | 'zip'>,
  person?: Pick<CastPerson, 'firstName' | 'lastName'>,
): PostalAddress => ({
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? '',
  company: type === 'Pro' ? name : null,
  street1: site.street1,
  street2: null,
  city: site.city,
  state: castState,
  zip: site.zip,
  phone,
  country: 'US',
})
