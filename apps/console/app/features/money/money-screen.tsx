import type { StaffDocumentPage } from '@tessera/client/shop/types.gen'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { StaffList } from '../../generic/staff-list.tsx'
import { AgeingFigures } from './ageing-figures.tsx'
import { type MoneyListQuery, moneyList } from './money-list.ts'
import { MoneyTable } from './money-table.tsx'
import { moneyTabs } from './money-tabs.ts'
import { RemindList } from './remind-list.tsx'
import type { ReminderOutcome } from './send-reminders.server.ts'

interface Props {
  query: MoneyListQuery
  found: StaffDocumentPage
  /** Whether this person may send reminders. */
  mayRemind: boolean
  mayPayVendors: boolean
  reminderKey: string
  outcome: ReminderOutcome | undefined
}

/** Invoices, payments and credits of all customers; the oldest debt comes first. */
export function MoneyScreen({ query, found, mayRemind, mayPayVendors, reminderKey, outcome }: Props) {
  const { view, customer } = query
  return (
    <StaffList
      title="Money"
      list={moneyList}
      query={query}
      tabs={moneyTabs({ query, mayPayVendors })}
      placeholder="Number, customer, order, PO, job or check"
      found={found}
      above={
        <>
          <AgeingFigures ageing={found.ageing} />
          {customer && (
            <p>
              <Link href={`/money/customers/${customer}`}>Ledger of this customer</Link>
            </p>
          )}
          {outcome?.done && (
            <Notice kind="success" isLive>
              {outcome.done}
            </Notice>
          )}
        </>
      }
      row="document"
      hasFile
      searched="Numbers, customers, orders, POs, jobs and checks are searched."
    >
      {mayRemind && view === 'overdue' ? (
        <RemindList {...{ rows: found.items, reminderKey, outcome }} />
      ) : (
        <MoneyTable rows={found.items} />
      )}
    </StaffList>
  )
}
