import type { PostalAddress } from '@tessera/client/shop/types.gen'
import { castState } from '../history/cast.ts'

export interface ProApplicant {
  company: string
  firstName: string
  lastName: string
  email: string
  phone: string
  trade: string
  taxId: string
  website: string | null
  expectedVolume: string | null
  wantsTerms: boolean
  street1: string
  city: string
  zip: string
  /** Days ago. */
  askedAgo: number
  hasCertificate: boolean
  /** The question of the shop, if it asked one. */
  question?: string
}

export const proApplicants: readonly ProApplicant[] = [
  {
    company: 'Marquez Floors',
    firstName: 'Teo',
    lastName: 'Marquez',
    email: 'teo@marquezfloors.example',
    phone: '678-555-0137',
    trade: 'Flooring contractor',
    taxId: '58-5550137',
    website: null,
    expectedVolume: '$5,000 to $25,000',
    wantsTerms: false,
    street1: '1820 Canton Road',
    city: 'Marietta',
    zip: '30066',
    askedAgo: 6,
    hasCertificate: false,
    question: 'Please send us your Georgia resale certificate, so that we can sell to you without sales tax.',
  },
  {
    company: 'Bright Line Remodeling',
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@brightline.example',
    phone: '770-555-0119',
    trade: 'Remodeler',
    taxId: '58-5550119',
    website: 'https://brightline.example',
    expectedVolume: 'Over $100,000',
    wantsTerms: true,
    street1: '455 Sycamore Street',
    city: 'Decatur',
    zip: '30030',
    askedAgo: 2,
    hasCertificate: true,
  },
  {
    company: 'Juniper & Co. Interiors',
    firstName: 'Allison',
    lastName: 'Wray',
    email: 'allison@juniperandco.example',
    phone: '404-555-0128',
    trade: 'Interior designer',
    taxId: '58-5550128',
    website: 'https://juniperandco.example',
    expectedVolume: null,
    wantsTerms: false,
    street1: '1038 White Street SW',
    city: 'Atlanta',
    zip: '30310',
    askedAgo: 1,
    hasCertificate: true,
  },
]

export const addressOfApplicant = (applicant: ProApplicant): PostalAddress => ({
  firstName: applicant.firstName,
  lastName: applicant.lastName,
  company: applicant.company,
  street1: applicant.street1,
  street2: null,
  city: applicant.city,
  state: castState,
  zip: applicant.zip,
  phone: applicant.phone,
  country: 'US',
})
