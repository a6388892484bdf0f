import { EmptyState } from '@tessera/ui/empty-state'
import { Tabs } from '@tessera/ui/tabs'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { AssignmentsContext } from './card-assignment.tsx'
import { CompanyNamesList, ProRequestsList, RefundsList } from './decision-lists.tsx'
import { formatAge } from './format-age.ts'
import type { TasksView } from './load-tasks.server.ts'
import { MessagesList } from './messages-list.tsx'
import { OrdersList } from './orders-list.tsx'
import { QuotesList } from './quotes-list.tsx'
import { ReturnsList } from './returns-list.tsx'
import type { TaskOutcome } from './task-actions.server.ts'
import { tasksHref } from './task-filter.ts'
import { type TaskQueue, taskQueues } from './task-queues.ts'
import { WhoseWork } from './whose-work.tsx'

interface Props {
  view: TasksView
  outcome: TaskOutcome | undefined
  myStore: string
  now: string
}

/** Lists what waits, oldest first, each task with its form. */
export function TasksScreen({ view, outcome, myStore, now }: Props) {
  const { list, hidden, counts, filter, stores, assignees, colleagues, tasks, templates, key } = view
  const common = { formKey: key, outcome, ageOf: (moment: string) => formatAge(moment, now) }
  return (
    <section aria-label="To do" className="grid gap-4">
      <WhoseWork list={list} filter={filter} stores={stores} myStore={myStore} />
      <Tabs
        label="Queues"
        tabs={taskQueues
          .filter(([name]) => !hidden.includes(name))
          .map(([name, label]) => ({
            href: tasksHref(name, filter),
            label,
            isCurrent: name === list,
            count: counts[name],
            counted: 'waiting',
          }))}
      />
      <OutcomeNotice outcome={outcome} shown="all" isNamed />
      {counts[list] === 0 && <EmptyState title="Nothing to do here">{restText(counts)}</EmptyState>}
      <AssignmentsContext value={{ assignees, colleagues, formKey: key, outcome }}>
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

function restText(counts: Record<TaskQueue, number>): string {
  const rest = taskQueues.filter(([name]) => counts[name] > 0).map(([, label]) => label.toLowerCase())
  return rest.length > 0 ? `There is more under ${rest.join(', ')}.` : 'You’re all caught up.'
}
