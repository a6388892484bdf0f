import type { Ageing } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { AgeingBar } from '../../kit/account/ageing-bar.tsx'
import { ageingShares } from '../../kit/account/ageing-shares.ts'

export function AgeingPanel({ title, ageing }: { title: string; ageing: Ageing }) {
  const open = ageingShares(ageing).reduce((sum, { value }) => sum + value, 0)
  return (
    <section aria-labelledby="ageing-title" className="grid gap-4 border border-grout bg-surface p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="ageing-title" className="text-2xl">
          {title}
        </h2>
        <p className="tabular text-lg">{formatMoney(open)}</p>
      </div>
      <AgeingBar ageing={ageing} />
      {ageing.unappliedCents > 0 && (
        <p>
          {formatMoney(ageing.unappliedCents)} in unapplied credits. <Link href="/account/credits">Apply</Link>
        </p>
      )}
    </section>
  )
}
