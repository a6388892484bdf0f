export interface PostalAddress {
  State?: unknown
  Zip?: unknown
  Country?: unknown
}

export interface AddressProblem {
  property: 'Country' | 'State' | 'Zip'
  message: string
}

/** Countries whose addresses need a state and a postal code. */
const withStates = new Set(['US', 'CA'])

export function addressProblems({ Country, State, Zip }: PostalAddress): AddressProblem[] {
  const country = String(Country ?? '').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) return [{ property: 'Country', message: 'Country must be a code of two letters.' }]
  if (!withStates.has(country)) return []
  return (Object.entries({ State, Zip }) as ['State' | 'Zip', unknown][])
    .filter(([, value]) => String(value ?? '').trim() === '')
    .map(([property]) => ({ property, message: `${property} is required in ${country}.` }))
}
