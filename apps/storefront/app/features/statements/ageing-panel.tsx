import type { Ageing } from '@tessera/client/shop/types.gen'
import { ShareBar } from '@tessera/ui/charts/share-bar'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { ageingShares } from './ageing-shares.ts'

export function AgeingPanel({ title, ageing }: { title: string; ageing: Ageing }) {
  const shares = ageingShares(ageing)
  const open = shares.reduce((sum, { value }) => sum + value, 0)
  return (
    <section aria-labelledby="ageing-title" className="grid gap-4 border border-grout bg-surface p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="ageing-title" className="text-2xl">
          {title}
        </h2>
        <p className="tabular text-lg">{formatMoney(open)}</p>
      </div>
      {open === 0 ? (
        <p className="text-stone">No open balance.</p>
      ) : (
        <ShareBar caption="Open amounts by age" isCaptionShown={false} headers={['Age', 'Amount']} shares={shares} />
      )}
      {ageing.unappliedCents > 0 && (
        <p>
          {formatMoney(ageing.unappliedCents)} in unapplied credits. <Link href="/account/credits">Apply</Link>
        </p>
      )}
    </section>
  )
}
