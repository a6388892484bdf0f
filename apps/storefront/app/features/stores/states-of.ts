import type { Store } from '@tessera/client/shop/types.gen'
import { usStates } from '@tessera/contract/shop/us-states'

const stateNames = new Map(usStates.map(({ code, name }) => [code, name]))

/** The stores by state, in alphabetical order. */
export function statesOf(stores: readonly Store[]): { state: string; stores: Store[] }[] {
  const groups = Map.groupBy(stores, ({ state }) => stateNames.get(state) ?? state)
  return [...groups].sort(([one], [other]) => one.localeCompare(other)).map(([state, stores]) => ({ state, stores }))
}
