import { SelectField, TextField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { BackToList } from './back-to-list.tsx'
import { BulkForm } from './bulk-form.tsx'
import type { BulkLine, BulkOutcome } from './bulk-view.ts'
import { RequestUndo } from './done-notice.tsx'
import { PageHead } from './page-head.tsx'

/** The way from selected rows to their change. */
export function BulkScreen({ title, outcome }: { title: string; outcome: BulkOutcome }) {
  const { work, ids, step, lines } = outcome
  const refused = lines.filter(({ refusal }) => refusal).length
  return (
    <div className="grid gap-4">
      <PageHead title={`${title}: ${work} ${formatCount(ids.length)} selected`} crumbs={[]} actions={[]} />
      {step === 'choose' && <ChooseField outcome={outcome} />}
      {step === 'review' && <Review outcome={outcome} refused={refused} />}
      {step === 'done' && <Done outcome={outcome} refused={refused} />}
      {lines.length > 0 && <Lines lines={lines} work={work} />}
      <p>
        <BackToList />
      </p>
    </div>
  )
}

function ChooseField({ outcome }: { outcome: BulkOutcome }) {
  const { fields, field, text, problem } = outcome
  return (
    <BulkForm outcome={outcome} intent="try:change" label="Preview changes">
      <SelectField
        label="Field"
        name="field"
        defaultValue={field}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
      />
      <TextField
        label="New value"
        name="text"
        defaultValue={text}
        error={problem ?? undefined}
        hint="For yes-or-no fields type yes or no. Leave it empty to clear the field."
        autoComplete="off"
      />
    </BulkForm>
  )
}

function Review({ outcome, refused }: { outcome: BulkOutcome; refused: number }) {
  const { work, ids, field, text, seen } = outcome
  const count = ids.length - refused
  return (
    <>
      <Notice kind="warning" isLive title={`Nothing has been ${work}d yet`}>
        {formatCount(count)} would be {work}d{refused > 0 && `, ${formatCount(refused)} would be refused`}.
        {work === 'delete' &&
          ' What belongs to them, such as assignments, goes with them, and no undo brings that back.'}
      </Notice>
      {count > 0 && (
        <BulkForm
          outcome={outcome}
          intent={`make:${work}`}
          label={`${work === 'delete' ? 'Delete' : 'Change'} ${formatCount(count)}`}
          kind={work === 'delete' ? 'danger' : 'primary'}
        >
          <input type="hidden" name="field" value={field} />
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="seen" value={seen} />
        </BulkForm>
      )}
    </>
  )
}

function Done({ outcome, refused }: { outcome: BulkOutcome; refused: number }) {
  const { work, ids, problem, lines, undoRequest } = outcome
  if (problem)
    return (
      <Notice kind="error" isLive>
        {problem}
      </Notice>
    )
  return (
    <Notice
      kind={refused > 0 ? 'warning' : 'success'}
      isLive
      action={undoRequest && <RequestUndo request={undoRequest} />}
    >
      {formatCount(lines.length - refused)} of {formatCount(ids.length)} {work}d
      {refused > 0 && `, ${formatCount(refused)} refused: see below`}.
      {work === 'delete' && undoRequest && ' Undo brings back the records alone, without what belonged to them.'}
    </Notice>
  )
}

const Lines = ({ lines, work }: { lines: readonly BulkLine[]; work: BulkOutcome['work'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div tabIndex={0} className="overflow-x-auto">
    <table className="part-table">
      <thead>
        <tr>
          <th scope="col">ID</th>
          {work === 'change' && <th scope="col">Old value</th>}
          {work === 'change' && <th scope="col">New value</th>}
          <th scope="col">Refused because</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, was, now, refusal }) => (
          <tr key={id}>
            <td className="wrap-anywhere">{id}</td>
            {work === 'change' && <td>{was}</td>}
            {work === 'change' && <td>{now}</td>}
            <td className={refusal ? 'text-sale' : ''}>{refusal ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
