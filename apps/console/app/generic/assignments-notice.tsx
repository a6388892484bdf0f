import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import type { AssignmentsOutcome } from './assignments-view.ts'
import { RequestUndo } from './done-notice.tsx'

/** Says how many assignments were saved, and which were refused. */
export function AssignmentsNotice({ outcome }: { outcome: AssignmentsOutcome }) {
  const { saved, removed, already, refused, undoRequest } = outcome
  const done = [
    saved > 0 && `${formatCount(saved)} saved`,
    removed > 0 && `${formatCount(removed)} removed`,
    already > 0 && `${formatCount(already)} already assigned`,
  ]
  const text = done.filter(Boolean).join(', ')
  return (
    <>
      {(text || refused.length === 0) && (
        <Notice kind="success" isLive action={undoRequest && <RequestUndo request={undoRequest} />}>
          {text ? `${text}.` : 'You made no changes.'}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice kind="error" isLive title={`${formatCount(refused.length)} refused`}>
          <ul>
            {refused.map(({ id, message }) => (
              <li key={id + message} className="wrap-anywhere">
                {id && <b>{id}: </b>}
                {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
