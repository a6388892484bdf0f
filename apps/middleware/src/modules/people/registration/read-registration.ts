import type { ValueOf } from '@tessera/contract/kit/model'
import type { NewCustomer } from '@tessera/contract/middleware/users/models'
import type { CustomerType } from '@tessera/contract/shop/constants'
import { checkEmail } from '../../../kit/check-email.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { type FieldProblem, refuse } from '../../../kit/shop-error.ts'
import { checkPassword } from '../credentials/password.ts'
import { checkCompanyAddress } from './check-company-address.ts'

type Body = ValueOf<typeof NewCustomer>

/** Validated registration. */
export interface Registration {
  type: CustomerType
  firstName: string
  lastName: string
  email: string
  password: string
  phone: string | null
  zip: string | null
  marketingConsent: boolean
  accountName: string
  customerNumber: string | null
  details: object
}

/** Validates before any account is looked up, so that errors reveal nothing about who has an account. */
export function readRegistration(body: Body): Registration {
  const phone = checkPhone(body.phone)
  const email = checkEmail(body.email)
  checkPassword(body.password, { email })
  checkNeeded(body)
  const firstName = body.firstName.trim()
  const lastName = body.lastName.trim()
  return {
    type: body.type,
    firstName,
    lastName,
    email,
    password: body.password,
    phone,
    zip: body.zip || null,
    marketingConsent: body.marketingConsent === true,
    accountName: (body.type === 'Pro' && body.company?.trim()) || `${firstName} ${lastName}`,
    customerNumber: body.customerNumber?.trim() || null,
    details: detailsOf(body, email, phone),
  }
}

function checkNeeded(body: Body): void {
  const needs: [missing: boolean, problem: FieldProblem][] = [
    [!body.firstName.trim(), { field: 'firstName', message: 'Enter your first name.' }],
    [!body.lastName.trim(), { field: 'lastName', message: 'Enter your last name.' }],
    [Boolean(body.zip) && !/^\d{5}$/.test(body.zip ?? ''), { field: 'zip', message: 'Enter a 5-digit ZIP code.' }],
    [body.type === 'Pro' && !body.company?.trim(), { field: 'company', message: 'Enter your company name.' }],
    [
      Boolean(body.customerNumber) && !body.phone,
      { field: 'phone', message: 'Enter your phone number to link a store account.' },
    ],
    [
      Boolean(body.website) && !/^https?:\/\/\S+$/i.test(body.website ?? ''),
      { field: 'website', message: 'Enter a website that starts with https://.' },
    ],
  ]
  const fields = needs.filter(([missing]) => missing).map(([, problem]) => problem)
  if (fields.length > 0) refuse('Request.Invalid', { fields })
  if (body.address) checkCompanyAddress(body.address)
}

const detailsOf = (body: Body, email: string, phone: string | null): object => ({
  email,
  phone,
  ...(body.type === 'Pro' && {
    company: body.company,
    trade: body.trade ?? null,
    taxId: body.taxId ?? null,
    website: body.website ?? null,
    address: body.address ?? null,
    expectedVolume: body.expectedVolume ?? null,
    wantsTerms: body.wantsTerms === true,
  }),
  referredBy: body.referredBy ?? null,
})
