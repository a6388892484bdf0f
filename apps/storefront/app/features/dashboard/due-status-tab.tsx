import { ShareBar } from '@tessera/ui/charts/share-bar'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { dueBuckets } from './due-buckets.ts'
import type { DashboardCardData } from './load-dashboard.server.ts'
import { SectionUnavailable, TabHead } from './tab-parts.tsx'

/** Open amounts by due date, and the age of overdue ones. */
export function DueStatusTab({ billing, today }: { billing: DashboardCardData['billing']; today: string }) {
  if (!billing) return <SectionUnavailable />
  return (
    <div className="grid gap-8">
      <TabHead title="Due by status" href="/account/invoices" label="All invoices" />
      <ul className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 wide:grid-cols-4">
        {dueBuckets(billing.dueDays, today).map(({ value, label, cents, documents }) => (
          <li key={value} className="grid content-start gap-1 bg-surface p-5">
            <Link href={`/account/invoices?due=${encodeURIComponent(value)}`} className="justify-self-start">
              {label}
            </Link>
            <span
              className={value === 'overdue' && cents > 0 ? 'font-display text-2xl text-sale' : 'font-display text-2xl'}
            >
              {formatMoney(cents)}
            </span>
            <span className="text-sm text-stone">{formatUnits(documents, 'document')}</span>
          </li>
        ))}
      </ul>
      <AgeingSection billing={billing} />
    </div>
  )
}

function AgeingSection({ billing: { ageing, disputedCents } }: { billing: NonNullable<DashboardCardData['billing']> }) {
  const shares = [
    { label: 'Not due yet', value: ageing.notDueCents, tone: 'sage' },
    { label: '1 to 30 days late', value: ageing.days30Cents, tone: 'amber' },
    { label: '31 to 60 days late', value: ageing.days60Cents, tone: 'clay' },
    { label: '61 to 90 days late', value: ageing.days90Cents, tone: 'sale' },
    { label: 'More than 90 days late', value: ageing.olderCents, tone: 'ink' },
  ] as const
  if (shares.every(({ value }) => value === 0)) return <p className="text-stone">No open balance.</p>
  return (
    <div className="grid gap-3">
      <ShareBar
        caption="Aging"
        headers={['Age', 'Open']}
        shares={shares.map((share) => ({ ...share, text: formatMoney(share.value) }))}
      />
      {disputedCents > 0 && (
        <p className="text-sm text-stone">
          {formatMoney(disputedCents)} is disputed. Reminders for that amount are paused.
        </p>
      )}
    </div>
  )
}
