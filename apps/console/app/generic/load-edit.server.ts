import { randomUUID } from 'node:crypto'
import type { Operation } from '@tessera/contract/kit/operation'
import { mayCall } from '@tessera/domain/identity/may-call'
import type { FoundOperation, PathValues } from '../operations/find-operation.ts'
import { findWrite } from '../operations/find-write.ts'
import { hrefOf } from '../operations/places.ts'
import { notHere, readOperation, refusalOf } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { crumbsOf } from './crumbs.server.ts'
import { editSections, fieldsIn, seenValues, type Values } from './edit-fields.server.ts'
import type { EditView } from './edit-view.ts'
import { modelLabel } from './labels.ts'
import { titleOf } from './load-record.server.ts'
import { textsFor } from './read-edit-form.ts'
import { withChoices } from './reference-choices.server.ts'

/** The form that changes a record. */
export async function loadChange(staff: Staff, found: FoundOperation): Promise<EditView> {
  const { operation, params } = found
  const { reply: model } = operation
  requireWrite(staff, findWrite('PATCH', operation), params)
  const { data } = await readOperation(staff, operation, { params })
  if (!model) throw notHere()
  const record = data as Values
  const seen = seenValues(model, record)
  const sections = editSections(model, seen, { isNew: false })
  return {
    title: titleOf(record) ?? modelLabel(model.title),
    crumbs: crumbsOf(operation, params),
    sections: await withChoices(staff, sections, params, record),
    texts: textsFor(fieldsIn(sections), seen),
    seen: JSON.stringify(seen),
    key: randomUUID(),
    backHref: hrefOf(operation, params),
    submitLabel: 'Save',
    isNew: false,
  }
}

/** The write behind a form; without the right to it there is a page that says which right is missing. */
export function requireWrite(staff: Staff, write: Operation | undefined, params: PathValues): Operation {
  if (!write) throw notHere()
  const decision = mayCall(staff.caller, write, params)
  if (decision !== 'yes') throw refusalOf(decision, write)
  return write
}
