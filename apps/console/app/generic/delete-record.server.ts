import { randomUUID } from 'node:crypto'
import type { FoundOperation } from '../operations/find-operation.ts'
import { findWrite } from '../operations/find-write.ts'
import { type ChangeResult, makeOneChange } from '../operations/make-changes.server.ts'
import { hrefOf } from '../operations/places.ts'
import { readOperation } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { countHanging } from './count-hanging.server.ts'
import { crumbsOf } from './crumbs.server.ts'
import type { DeleteView } from './delete-view.ts'
import type { Values } from './edit-fields.server.ts'
import { groupFields } from './field-groups.server.ts'
import { modelLabel } from './labels.ts'
import { requireWrite } from './load-edit.server.ts'
import { titleOf } from './load-record.server.ts'
import { hasWayBack, undoRequestOf } from './saved-words.server.ts'

/** Tries the deletion without leaving a trace, and counts what belongs to the record. */
export async function loadDelete(staff: Staff, { operation, params }: FoundOperation): Promise<DeleteView> {
  const write = requireWrite(staff, findWrite('DELETE', operation), params)
  const [{ data }, tried, inside] = await Promise.all([
    readOperation(staff, operation, { params }),
    makeOneChange(staff, { operation: write, params }, { isDryRun: true }),
    countHanging(staff, { operation, params }, { isAssignment: true }),
  ])
  const record = data as Values
  const kind = operation.reply ? modelLabel(operation.reply.title) : 'Record'
  return {
    title: titleOf(record) ?? kind,
    kind: kind.toLowerCase(),
    crumbs: crumbsOf(operation, params),
    groups: groupFields(operation.reply, record, params).groups.slice(0, 1),
    inside,
    refusals: isUntried(tried) ? [] : tried.errors.map(({ Message }) => Message),
    isFinal: !hasWayBack(staff, { operation: write, params }, [record]),
    backHref: hrefOf(operation, params),
    key: randomUUID(),
  }
}

/** A few deletions cannot be tried. */
const isUntried = ({ errors }: ChangeResult): boolean =>
  errors.some(({ Data }) => (Data as { Property?: string } | null)?.Property === 'Operation')

/** Deletes the record and says how it comes back; the server's words if it does not. */
export async function deleteRecord(
  staff: Staff,
  { operation, params }: FoundOperation,
  form: FormData,
): Promise<{ messages: string[]; undoRequest: string | null }> {
  const write = requireWrite(staff, findWrite('DELETE', operation), params)
  const key = String(form.get('key') ?? '')
  const change = { operation: write, params }
  const result = await makeOneChange(staff, change, { key })
  const { isOk, errors, status } = result
  // a second click finds nothing left to delete
  const messages = isOk || status === 404 ? [] : errors.map(({ Message }) => Message)
  return { messages, undoRequest: undoRequestOf(staff, [change], [result]) }
}
