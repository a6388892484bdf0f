import type { AddressFieldProblem } from '../address/typed-address.ts'

/** Picked up by the customer: no cost, no transit, taxed at the store's address. */
export const pickUp = { id: 'store-pick-up', name: 'Store pickup' }

export interface PickUpContact {
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
  billingZip?: string | null
}

/** Finds what is missing of the person who picks up: a name and the ZIP code of the card; a phone number is optional. */
export function pickUpContactProblems({
  firstName,
  lastName,
  phone,
  billingZip,
}: PickUpContact): AddressFieldProblem[] {
  const problems: (AddressFieldProblem | false)[] = [
    !firstName?.trim() && { field: 'firstName', message: 'Enter a first name.' },
    !lastName?.trim() && { field: 'lastName', message: 'Enter a last name.' },
    !isPhone(phone) && { field: 'phone', message: 'Enter a 10-digit phone number, for example 630 555 0142.' },
    !/^\d{5}(-?\d{4})?$/.test(billingZip?.trim() ?? '') && {
      field: 'billingZip',
      message: 'Enter a 5-digit ZIP code, for example 60540.',
    },
  ]
  return problems.filter((problem) => problem !== false)
}

const isPhone = (phone: string | null | undefined): boolean =>
  !phone?.trim() || phone.replace(/\D/g, '').replace(/^1/, '').length === 10
