import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { linkInEmail } from './link-in-email.ts'

/** A company whose request for a Pro Account waits for staff. Returns the applicant's email. */
export async function applyAsPro(base: string, company: string, domain = 'north-line.example'): Promise<string> {
  const email = `nora-${Date.now().toString(36)}@${domain}`
  await post(`${base}/api/user/createCustomer`, {
    type: 'Pro',
    firstName: 'Nora',
    lastName: 'Lind',
    email,
    password: 'Tessera-local-1',
    marketingConsent: false,
    company,
    trade: 'Remodeler',
    taxId: '58-1234567',
    address: {
      firstName: 'Nora',
      lastName: 'Lind',
      street1: '12 Oak Street',
      city: 'Atlanta',
      state: 'GA',
      zip: '30309',
    },
    wantsTerms: true,
  })
  const token = new URL(await linkInEmail(base, email, /\/activate\?/)).searchParams.get('token')
  await post(`${base}/api/auth/AccountActivation`, { token })
  return email
}

async function post(address: string, body: object): Promise<void> {
  const reply = await fetch(address, {
    method: 'POST',
    // without a solved captcha three requests of an address are taken in 15 minutes
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(1, 255)}` },
    body: JSON.stringify(body),
  })
  expect(reply.ok, await reply.text()).toBe(true)
}
