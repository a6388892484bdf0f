import type { BillingSummary } from '@tessera/client/shop/types.gen'
import { DueCalendar } from '@tessera/ui/charts/due-calendar'
import { Disclosure } from '@tessera/ui/disclosure'
import { formatMoney, formatUnits } from '@tessera/ui/format'

/** A calendar of due amounts for this month and the next; older amounts are named in text. */
export function DueSection({ summary, today }: { summary: BillingSummary; today: string }) {
  const first = `${today.slice(0, 7)}-01`
  const older = summary.dueDays.filter(({ on }) => on < first)
  const olderCents = older.reduce((sum, { cents }) => sum + cents, 0)
  if (summary.dueDays.length === 0) return null
  return (
    <Disclosure summary="Due dates" className="border-t">
      <div className="grid gap-4">
        {olderCents > 0 && <p className="text-sale">{formatMoney(olderCents)} was due before this month.</p>}
        <DueCalendar
          caption="Due amounts"
          today={today}
          months={2}
          amounts={summary.dueDays.map(({ on, cents, documents }) => ({
            on,
            cents,
            text: formatUnits(documents, 'document'),
          }))}
          hrefOf={() => '/account/invoices?status=open&sort=dueOn'}
        />
      </div>
    </Disclosure>
  )
}
