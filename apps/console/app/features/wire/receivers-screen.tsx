import type { DeliveryReceiver } from '@tessera/client/platform/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { Badge } from '@tessera/ui/badge'
import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { Form, useNavigation } from 'react-router'
import { formatMoment } from '../../generic/format-days.ts'
import { noQuery, staffListHref, staffViewTabs } from '../../generic/staff-list-query.ts'
import { kindText, receiverHref } from './receiver-text.ts'
import { receiversTab } from './receivers-tab.ts'
import { wireList } from './wire-list.ts'
import type { WireOutcome } from './work-on-wire.server.ts'

interface Props {
  receivers: readonly DeliveryReceiver[]
  /** A second press sends no second test. */
  testKey: string
  outcome: WireOutcome | undefined
}

/** Every configured receiver and how its messages fare, those with a problem first. */
export function ReceiversScreen({ receivers, testKey, outcome }: Props) {
  const columns = columnsFor(testKey)
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="text-2xl">Integrations</h1>
        <p className="text-stone">
          {receivers.length === 1 ? '1 receiver' : `${formatCount(receivers.length)} receivers`}
        </p>
      </header>
      <Tabs label="Views" tabs={[...staffViewTabs(wireList, noQuery), { ...receiversTab, isCurrent: true }]} />
      {outcome && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      {receivers.length > 0 ? (
        <div className="overflow-x-auto">
          <Table caption="Receivers" columns={columns} rows={receivers} keyOf={({ Kind, ID }) => `${Kind}/${ID}`} />
        </div>
      ) : (
        <EmptyState
          title="No receiver is configured"
          action={<LinkButton href="/r/webhooks/new">New webhook</LinkButton>}
        >
          Webhooks, message senders and delivery configurations notify other systems of events.
        </EmptyState>
      )}
    </div>
  )
}

function columnsFor(testKey: string): TableColumn<DeliveryReceiver>[] {
  return [
    {
      key: 'name',
      header: 'Receiver',
      isRowHeader: true,
      card: 'title',
      cell: ({ Kind, ID, Name, Url, DeliveryConfigID }) => (
        <>
          <Link href={receiverHref(Kind, ID) ?? ''} data-row="" className="font-bold wrap-anywhere">
            {Name}
          </Link>
          <span className="block font-normal wrap-anywhere text-stone">
            {[kindText(Kind), Url ?? DeliveryConfigID].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'status', header: 'Status', card: 'end', cell: (row) => <ReceiverMark {...row} /> },
    {
      key: 'waiting',
      header: 'Waiting',
      isNumber: true,
      card: 'hidden',
      cell: ({ WaitingCount }) => formatCount(WaitingCount),
    },
    {
      key: 'delivered',
      header: 'Delivered today',
      isNumber: true,
      card: 'hidden',
      cell: ({ DeliveredCount }) => formatCount(DeliveredCount),
    },
    { key: 'problem', header: 'Last problem', card: 'note', cell: (row) => problemText(row) },
    { key: 'test', header: 'Test', card: 'menu', cell: (row) => <TestForm {...row} testKey={testKey} /> },
  ]
}

const problemText = ({ LastProblem, PausedUntil }: DeliveryReceiver): string | null =>
  LastProblem && PausedUntil ? `${LastProblem} Next attempt ${formatMoment(PausedUntil, shopTimeZone)}.` : LastProblem

function ReceiverMark({ ID, ParkedCount, PausedUntil, WaitingCount, LastProblem }: DeliveryReceiver) {
  if (PausedUntil) return <Badge kind="sale">Not responding</Badge>
  if (ParkedCount > 0)
    return (
      <Link
        href={staffListHref(wireList.path, { view: 'parked', search: ID })}
      >{`${formatCount(ParkedCount)} failed`}</Link>
    )
  return WaitingCount > 0 && LastProblem ? <Badge kind="warning">Retrying</Badge> : <Badge kind="success">OK</Badge>
}

function TestForm({ Kind, ID, Name, testKey }: DeliveryReceiver & { testKey: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="key" value={`${testKey}-${Kind}-${ID}`} />
      <Button
        type="submit"
        size="Small"
        name="receiver"
        value={`${Kind}/${ID}`}
        isBusy={isBusy}
        className="text-nowrap"
      >
        Send a test<span className="sr-only"> to {Name}</span>
      </Button>
    </Form>
  )
}
