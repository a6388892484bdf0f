/** An address as typed by a customer. */
export interface TypedPlace {
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

export interface PlaceProblem {
  field: string
  message: string
}

const needed: [keyof TypedPlace, string][] = [
  ['firstName', 'Enter a first name.'],
  ['lastName', 'Enter a last name.'],
  ['street1', 'Enter a street address.'],
  ['city', 'Enter a city.'],
  ['state', 'Choose a state.'],
  ['zip', 'Enter a ZIP code.'],
]

/** Only the postal service delivers to a PO box; a freight truck cannot. */
const postBox = /\b(p\.?\s*o\.?\s*box|post\s+office\s+box)\b/i

/** Returns all problems at once, each with what to do. `known` is undefined for an unknown ZIP code. */
export function placeProblems(place: TypedPlace, known: KnownZip | undefined, isFreight: boolean): PlaceProblem[] {
  const problems: PlaceProblem[] = needed
    .filter(([field]) => !place[field]?.trim())
    .map(([field, message]) => ({ field, message }))
  const add = (field: string, message: string) => problems.push({ field, message })
  const { zip = '', state = '', phone } = place
  if (zip && !/^\d{5}(-\d{4})?$/.test(zip.trim())) add('zip', 'Enter a 5-digit ZIP code, for example 60540.')
  else if (zip && !known) add('zip', 'We don’t recognize this ZIP code. Please check it.')
  else if (known && state?.trim() && known.state !== state.trim().toUpperCase())
    add('zip', `${zip} is in ${known.state}, not in ${state.trim().toUpperCase()}. Check the state and ZIP code.`)
  if (isFreight && postBox.test(`${place.street1 ?? ''} ${place.street2 ?? ''}`))
    add('street1', 'Enter a street address. Freight can’t be delivered to a PO box.')
  if (phone?.trim() && phone.replace(/\D/g, '').replace(/^1/, '').length !== 10)
    add('phone', 'Enter a 10-digit phone number, for example 630 555 0142.')
  return problems
}

const tidy = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ')

/** The address with normalized spelling. */
export const tidied = <P extends TypedPlace>(place: P, known: KnownZip | undefined): P => ({
  ...place,
  street1: tidy(place.street1),
  street2: tidy(place.street2) || null,
  city: known && isCloseTo(tidy(place.city), known.city) ? known.city : tidy(place.city),
  state: tidy(place.state).toUpperCase(),
  zip: tidy(place.zip),
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
