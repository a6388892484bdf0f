/** An address as typed by a customer. */
export interface TypedAddress {
  firstName?: string | null
  lastName?: string | null
  street1?: string | null
  street2?: string | null
  city?: string | null
  state?: string | null
  zip?: string | null
  phone?: string | null
}

/** The postal service's city and state of a ZIP code. */
export interface KnownZip {
  city: string
  state: string
}

export interface AddressFieldProblem {
  field: string
  message: string
}

const requiredFields: [keyof TypedAddress, string][] = [
  ['firstName', 'Enter a first name.'],
  ['lastName', 'Enter a last name.'],
  ['street1', 'Enter a street address.'],
  ['city', 'Enter a city.'],
  ['state', 'Choose a state.'],
  ['zip', 'Enter a ZIP code.'],
]

/** Only the postal service delivers to a PO box; a freight truck cannot. */
const postBox = /\b(p\.?\s*o\.?\s*box|post\s+office\s+box)\b/i

export const isPostBox = (...street: (string | null | undefined)[]): boolean => postBox.test(street.join(' '))

const postBoxMessage = 'Enter a street address. Freight can’t be delivered to a PO box.'

/** Says what is wrong with one field while it is typed; undefined if nothing is. */
export const findFreightStreetProblem = (street: string): string | undefined =>
  isPostBox(street) ? postBoxMessage : undefined

export const findPhoneProblem = (phone: string | null | undefined): string | undefined =>
  phone?.trim() && phone.replace(/\D/g, '').replace(/^1/, '').length !== 10
    ? 'Enter a 10-digit phone number, for example 630 555 0142.'
    : undefined

/** Freight needs a street that a truck can reach, and a phone number to arrange the day. */
export function freightProblems({ street1, street2, phone }: TypedAddress): AddressFieldProblem[] {
  return [
    ...(isPostBox(street1, street2) ? [{ field: 'street1', message: postBoxMessage }] : []),
    ...(phone?.trim()
      ? []
      : [{ field: 'phone', message: 'Enter a phone number. The freight carrier calls to schedule delivery.' }]),
  ]
}

/** Returns all problems at once, each with what to do. `known` is undefined for an unknown ZIP code. */
export function typedAddressProblems(
  address: TypedAddress,
  known: KnownZip | undefined,
  isFreight: boolean,
): AddressFieldProblem[] {
  const problems: AddressFieldProblem[] = requiredFields
    .filter(([field]) => !address[field]?.trim())
    .map(([field, message]) => ({ field, message }))
  const add = (field: string, message: string) => problems.push({ field, message })
  const { zip = '', state = '', phone } = address
  if (zip && !/^\d{5}(-\d{4})?$/.test(zip.trim())) add('zip', 'Enter a 5-digit ZIP code, for example 60540.')
  else if (zip && !known) add('zip', 'We don’t recognize this ZIP code. Please check it.')
  else if (known && state?.trim() && known.state !== state.trim().toUpperCase())
    add('zip', `${zip} is in ${known.state}, not in ${state.trim().toUpperCase()}. Check the state and ZIP code.`)
  if (isFreight) problems.push(...freightProblems(address))
  const phoneProblem = findPhoneProblem(phone)
  if (phoneProblem) add('phone', phoneProblem)
  return problems
}

const collapseSpaces = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ')

/** The address with normalized spelling. */
export const normalizeAddress = <P extends TypedAddress>(address: P, known: KnownZip | undefined): P => ({
  ...address,
  street1: collapseSpaces(address.street1),
  street2: collapseSpaces(address.street2) || null,
  city: known && isCloseTo(collapseSpaces(address.city), known.city) ? known.city : collapseSpaces(address.city),
  state: collapseSpaces(address.state).toUpperCase(),
  zip: collapseSpaces(address.zip),
})

/** True if the names differ only in case and abbreviation: St. Paul and Saint Paul. */
function isCloseTo(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\bst\.?\s/g, 'saint ')
      .replace(/\bft\.?\s/g, 'fort ')
      .replace(/[^a-z]/g, '')
  return plain(one) === plain(other)
}
