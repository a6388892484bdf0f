import { Button, LinkButton } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { PageHead } from '../../generic/page-head.tsx'
import { ValueTable } from './change-list.tsx'
import type { UndoConflict, UndoLine, UndoView } from './undo-view.ts'

/** Shows what an undo would write, and what stays because someone changed it since. */
export function UndoScreen({ view, isDone }: { view: UndoView; isDone: boolean }) {
  const { who, atText, lines, count, backHref, key } = view
  const isBusy = useNavigation().state !== 'idle'
  const title = lines.length === 1 ? 'Undo this change?' : `Undo ${formatCount(lines.length)} changes?`
  return (
    <div className="grid max-w-4xl gap-5">
      <PageHead
        title={isDone ? 'Undone in part' : title}
        about={`Made by ${who} on ${atText}`}
        crumbs={[]}
        actions={[]}
      />
      {isDone && (
        <Notice kind="warning" isLive>
          {formatCount(count)} of {formatCount(lines.length)} undone. The rest is unchanged: see below.
        </Notice>
      )}
      {!isDone && count === 0 && <Notice kind="warning" title="Nothing here can be undone" />}
      {!isDone && (
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="key" value={key} />
          {count > 0 && (
            <Button type="submit" kind="primary" isBusy={isBusy}>
              {lines.length === 1 ? 'Undo it' : `Undo ${formatCount(count)}`}
            </Button>
          )}
          <LinkButton href={backHref} kind="quiet" data-key="Escape">
            Keep as is
          </LinkButton>
        </Form>
      )}
      <ol className="grid gap-4">
        {lines.map((line) => (
          <LineItem key={line.id} line={line} />
        ))}
      </ol>
      {isDone && (
        <p>
          <Link href={backHref}>{/view=history|^\/audit/.test(backHref) ? 'Back to the history' : 'Go back'}</Link>
        </p>
      )}
    </div>
  )
}

const LineItem = ({ line }: { line: UndoLine }) => {
  const { what, record, recordHref, changes, conflicts, unrecorded, isAlone, refusal } = line
  return (
    <li className="grid gap-3 border border-grout bg-surface p-4">
      <p className="wrap-anywhere">
        <b>{what}</b> {recordHref ? <Link href={recordHref}>{record}</Link> : record}
      </p>
      {refusal && <p className="text-sale">{refusal}</p>}
      {changes.length > 0 && <ValueTable changes={changes} />}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {isAlone && <p className="text-stone">It comes back alone, without what belonged to it, such as assignments.</p>}
      {unrecorded.length > 0 && (
        <p className="text-stone">Not in the history, so not brought back: {unrecorded.join(', ')}.</p>
      )}
    </li>
  )
}

/** Three columns; nothing of it is written. */
const Conflicts = ({ conflicts }: { conflicts: readonly UndoConflict[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div tabIndex={0} className="overflow-x-auto">
    <table className="part-table">
      <caption className="pb-1 text-start">Changed since by someone else, so not undone:</caption>
      <thead>
        <tr>
          {['Field', 'Before the change', 'Changed to', 'Now'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ name, label, before, changedTo, now }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td className="wrap-anywhere">{before}</td>
            <td className="wrap-anywhere">{changedTo}</td>
            <td className="wrap-anywhere">{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
