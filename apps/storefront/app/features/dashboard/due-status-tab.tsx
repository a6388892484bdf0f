import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { AgeingBar } from '../../kit/account/ageing-bar.tsx'
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
  return (
    <div className="grid gap-3">
      <AgeingBar ageing={ageing} isCaptionShown />
      {disputedCents > 0 && (
        <p className="text-sm text-stone">
          {formatMoney(disputedCents)} is disputed. Reminders for that amount are paused.
        </p>
      )}
    </div>
  )
}
