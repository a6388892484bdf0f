import type { Proposal } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { TotalList } from './total-list.tsx'

/** Cost, client price and margin; never shown to the client. */
export function ProposalTotals({ proposal }: { proposal: Proposal }) {
  const { costCents, freightCostCents, freightClientCents, taxCents, totalCents, marginCents, labor } = proposal
  const laborCents = labor.reduce((sum, one) => sum + one.totalCents, 0)
  const rows: [label: string, cents: number][] = [
    ['Materials', totalCents - freightClientCents - taxCents - laborCents],
    ['Labor', laborCents],
    ['Delivery', freightClientCents],
    ['Sales tax, no markup', taxCents],
  ]
  const share = totalCents > 0 ? Math.round((marginCents / totalCents) * 100) : 0
  return (
    <section aria-labelledby="sums" className="grid gap-4 border border-grout bg-surface p-5">
      <h2 id="sums" className="text-xl">
        Your client pays
      </h2>
      <TotalList rows={rows} totalCents={totalCents} />
      <dl className="grid gap-2 border-t border-grout pt-4 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-stone">
            Your cost, incl. {formatMoney(freightCostCents)} freight and {formatMoney(taxCents)} tax
          </dt>
          <dd className="tabular">{formatMoney(costCents)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-stone">Your margin incl. labor: {share}%</dt>
          <dd className="tabular">{formatMoney(marginCents)}</dd>
        </div>
      </dl>
    </section>
  )
}
