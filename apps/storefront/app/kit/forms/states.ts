import { usStates } from '@tessera/contract/shop/us-states'

/** The states as options of an address form. */
export const states = usStates.map(({ code, name }) => ({ value: code, label: name }))
