import type { Assignments, InboxPage } from '@tessera/client/shop/types.gen'
import { formatDayAt } from '@tessera/ui/format'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { StaffList } from '../../generic/staff-list.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { FormCard } from './form-card.tsx'
import { type InboxForm, type InboxListQuery, inboxList } from './inbox-list.ts'

interface Props {
  query: InboxListQuery
  found: InboxPage
  colleagues: Assignments['colleagues']
  formKey: string
  now: string
  outcome: StaffOutcome | undefined
}

/** Messages, consultations and vendors in one list; what waits comes first, oldest first. */
export function InboxScreen({ query, found, colleagues, formKey, now, outcome }: Props) {
  const { items } = found
  const common = { colleagues, formKey, now, outcome }
  return (
    <StaffList
      title="Inbox"
      list={inboxList}
      query={query}
      placeholder="Reference, name, email, order or text"
      found={found}
      above={<OutcomeNotice outcome={outcome} shown={items.map(({ reference }) => reference)} />}
      row="form"
      searched="References, names, emails, phone numbers, orders and words are searched."
    >
      {query.view === 'consultations' ? <Calendar items={items} {...common} /> : <FormList items={items} {...common} />}
    </StaffList>
  )
}

type ListProps = Pick<Props, 'colleagues' | 'formKey' | 'now' | 'outcome'> & { items: readonly InboxForm[] }

const FormList = ({ items, heading = 'h2', ...common }: ListProps & { heading?: 'h2' | 'h3' }) => (
  <ul className="grid gap-4">
    {items.map((form) => (
      <FormCard key={`${form.reference} ${form.answers.length}`} form={form} heading={heading} {...common} />
    ))}
  </ul>
)

/** Consultations day by day, each on the calendar of its store. */
function Calendar({ items, ...common }: ListProps) {
  const days = [...Map.groupBy(items, ({ startsAt, timeZone }) => formatDayAt(startsAt ?? '', timeZone ?? 'UTC'))]
  return days.map(([day, some]) => (
    <section key={day} aria-label={day} className="grid gap-2">
      <h2 className="border-b border-grout pb-1 text-lg">{day}</h2>
      <FormList items={some} heading="h3" {...common} />
    </section>
  ))
}
