import { EmptyState } from '@tessera/ui/empty-state'
import { Notice } from '@tessera/ui/notice'
import { Tabs } from '@tessera/ui/tabs'
import { AssignmentsContext } from './card-assignment.tsx'
import { CompanyNamesList, ProRequestsList, RefundsList } from './decision-lists.tsx'
import type { DeskOutcome } from './desk-actions.server.ts'
import { deskHref } from './desk-filter.ts'
import { type DeskList, deskLists } from './desk-lists.ts'
import { formatAge } from './format-age.ts'
import type { DeskView } from './load-desk.server.ts'
import { MessagesList } from './messages-list.tsx'
import { OrdersList } from './orders-list.tsx'
import { QuotesList } from './quotes-list.tsx'
import { ReturnsList } from './returns-list.tsx'
import { WhoseWork } from './whose-work.tsx'

interface Props {
  desk: DeskView
  outcome: DeskOutcome | undefined
  myStore: string
  now: string
}

/** Lists what waits, oldest first, each task with its form. */
export function DeskScreen({ desk, outcome, myStore, now }: Props) {
  const { list, counts, filter, stores, assignees, colleagues, tasks, templates, key } = desk
  const common = { deskKey: key, outcome, ageOf: (moment: string) => formatAge(moment, now) }
  return (
    <section aria-label="To do" className="grid gap-4">
      <WhoseWork list={list} filter={filter} stores={stores} myStore={myStore} />
      <Tabs
        label="Queues"
        tabs={deskLists.map(([name, label]) => ({
          href: deskHref(name, filter),
          label,
          isCurrent: name === list,
          count: counts[name],
          counted: 'waiting',
        }))}
      />
      {outcome?.done && (
        <Notice kind="success" isLive>
          {outcome.about}: {outcome.done}
        </Notice>
      )}
      {counts[list] === 0 && <EmptyState title="Nothing to do here">{restText(counts)}</EmptyState>}
      <AssignmentsContext value={{ assignees, colleagues, deskKey: key, outcome }}>
        <ul className="grid max-w-4xl gap-4">
          <MessagesList items={tasks.messages} templates={templates} {...common} />
          <OrdersList items={tasks.orders} {...common} />
          <ReturnsList items={tasks.returns} {...common} />
          <QuotesList items={tasks.quotes} {...common} />
          <ProRequestsList items={tasks.proAccounts} {...common} />
          <RefundsList items={tasks.refunds} {...common} />
          <CompanyNamesList items={tasks.companyNames} {...common} />
        </ul>
      </AssignmentsContext>
    </section>
  )
}

function restText(counts: Record<DeskList, number>): string {
  const rest = deskLists.filter(([name]) => counts[name] > 0).map(([, label]) => label.toLowerCase())
  return rest.length > 0 ? `There is more under ${rest.join(', ')}.` : 'You’re all caught up.'
}
