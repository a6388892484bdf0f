import type { StaffDocumentPage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { StaffList } from '../../generic/staff-list.tsx'
import { AgeingFigures } from './ageing-figures.tsx'
import { MoneyTable } from './money-table.tsx'
import { moneyTabs } from './money-tabs.ts'
import { type MoneyListQuery, moneyListHref, moneyViews } from './money-views.ts'
import { RemindList } from './remind-list.tsx'
import type { ReminderOutcome } from './send-reminders.server.ts'

interface Props {
  query: MoneyListQuery
  found: StaffDocumentPage
  /** Whether this person may send reminders. */
  mayRemind: boolean
  reminderKey: string
  outcome: ReminderOutcome | undefined
}

/** Invoices, payments and credits of all customers; the oldest debt comes first. */
export function MoneyScreen({ query, found, mayRemind, reminderKey, outcome }: Props) {
  const { view, search, customer } = query
  const { items } = found
  return (
    <StaffList
      title="Money"
      customer={customer}
      views={moneyTabs(query)}
      view={view === 'open' ? undefined : view}
      search={search}
      placeholder="Number, customer, order, PO, job or check"
      found={found}
      hrefOf={(page) => moneyListHref({ ...query, page })}
    >
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
      {items.length === 0 && <NoDocuments {...query} />}
      {items.length > 0 && mayRemind && view === 'overdue' ? (
        <RemindList {...{ rows: items, reminderKey, outcome }} />
      ) : (
        items.length > 0 && <MoneyTable rows={items} />
      )}
    </StaffList>
  )
}

function NoDocuments({ view, search }: MoneyListQuery) {
  if (!search) {
    const [, label = '', empty = ''] = moneyViews.find(([name]) => name === view) ?? []
    return <EmptyState title={view === 'all' ? 'No documents yet' : `Nothing under “${label}”`}>{empty}</EmptyState>
  }
  return (
    <EmptyState
      title={`No document for “${search}”`}
      action={
        view === 'all' ? (
          <LinkButton href="/money">Show what is open</LinkButton>
        ) : (
          <LinkButton href={moneyListHref({ view: 'all', search })}>Search all documents</LinkButton>
        )
      }
    >
      Numbers, customers, orders, POs, jobs and checks are searched.
    </EmptyState>
  )
}
