import type { Ageing } from '@tessera/client/shop/types.gen'
import { ShareBar } from '@tessera/ui/charts/share-bar'
import { ageingShares } from './ageing-shares.ts'

/** The age of open amounts, the same on the dashboard and on statements. */
export function AgeingBar({ ageing, isCaptionShown = false }: { ageing: Ageing; isCaptionShown?: boolean }) {
  const shares = ageingShares(ageing)
  if (shares.every(({ value }) => value === 0)) return <p className="text-stone">No open balance.</p>
  return <ShareBar caption="Aging" isCaptionShown={isCaptionShown} headers={['Age', 'Open']} shares={shares} />
}
