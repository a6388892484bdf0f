import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import { DoneNotice } from '../../generic/done-notice.tsx'
import { PageHead } from '../../generic/page-head.tsx'
import { FieldGroupSection } from '../../generic/record-screen.tsx'
import { RecordTabs } from '../../generic/record-tabs.tsx'
import { ChangeList } from './change-list.tsx'
import type { AsOfView, HistoryView } from './history-view.ts'

/** Shows who changed a record, from which value to which, and the record as it was on any day. */
export function HistoryScreen({ view }: { view: HistoryView }) {
  const { title, kind, crumbs, entries, olderHref, day, asOf, hasUses } = view
  return (
    <div className="grid gap-4">
      <DoneNotice />
      <PageHead title={title} about={kind} crumbs={crumbs} actions={[]} />
      <RecordTabs kind={kind} current="history" hasHistory hasUses={hasUses} />
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="view" value="history" />
        <TextField label="As it was at the end of" name="day" type="date" defaultValue={day} />
        <Button type="submit">Show</Button>
      </Form>
      {asOf && <AsOf view={asOf} />}
      <h2 className="text-lg">Changes</h2>
      {entries.length > 0 ? <ChangeList entries={entries} isOfOne /> : <EmptyState title="No recorded changes" />}
      {olderHref && (
        <p>
          <Link href={olderHref}>Older changes</Link>
        </p>
      )}
    </div>
  )
}

const AsOf = ({ view: { sentence, groups } }: { view: AsOfView }) => (
  <section aria-label={sentence} className="grid gap-4 border border-line p-4">
    <h2 className="text-lg">{sentence}</h2>
    {groups.map((group) => (
      <FieldGroupSection key={group.title} group={group} />
    ))}
  </section>
)
