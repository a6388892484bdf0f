import { LinkButton } from '@tessera/ui/button'

/** Everything that is to pick, of one store or of all. */
export const departuresHref = (store: string): string =>
  store ? `/orders/picks?${new URLSearchParams({ store })}` : '/orders/picks'

export const picksHref = (numbers: readonly string[]): string =>
  `/orders/picks?${new URLSearchParams(numbers.map((number) => ['id', number]))}`

/** Opens the pick list of these orders. */
export const PicksLink = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.length > 0 && <LinkButton href={picksHref(numbers)}>Print picks</LinkButton>
