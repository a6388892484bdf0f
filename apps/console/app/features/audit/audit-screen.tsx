import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { DoneNotice } from '../../generic/done-notice.tsx'
import { PageHead } from '../../generic/page-head.tsx'
import { ChangeList } from '../history/change-list.tsx'
import type { AuditFilters, AuditView } from './audit-view.ts'

/** Everything that was written, on the platform and in the shop. */
export function AuditScreen({ view: { filters, entries, olderHref, undoHref, missing } }: { view: AuditView }) {
  return (
    <div className="grid gap-4">
      <DoneNotice />
      <PageHead
        title="Audit"
        about="Who changed what, and when: products, prices, permissions, settings, orders and customers. Times are Eastern."
        crumbs={[]}
        actions={undoHref ? [{ label: 'Undo this request', href: undoHref, isDanger: false }] : []}
      />
      <Filters filters={filters} />
      {missing && <Notice kind="warning">{missing}</Notice>}
      {entries.length > 0 ? (
        <ChangeList entries={entries} />
      ) : (
        <EmptyState title="No changes match. Remove a filter or choose other dates." />
      )}
      {olderHref && (
        <p>
          <Link href={olderHref}>Older</Link>
        </p>
      )}
    </div>
  )
}

const Filters = ({ filters: { person, record, request, from, to } }: { filters: AuditFilters }) => (
  <Form method="get" className="grid items-end gap-3 tablet:grid-cols-3 wide:grid-cols-[2fr_2fr_2fr_1fr_1fr_auto]">
    <TextField label="Person" name="person" defaultValue={person} hint="Name, user name or email" autoComplete="off" />
    <TextField label="Record" name="record" defaultValue={record} hint="customers/1000001" />
    <TextField label="Request" name="request" defaultValue={request} hint="Request ID" autoComplete="off" />
    <TextField label="From" name="from" type="date" defaultValue={from} />
    <TextField label="To" name="to" type="date" defaultValue={to} />
    <div className="flex gap-3">
      <Button type="submit">Show</Button>
      <LinkButton href="/audit" kind="quiet">
        Clear
      </LinkButton>
    </div>
  </Form>
)
