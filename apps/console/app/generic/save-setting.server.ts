import { randomUUID } from 'node:crypto'
import { editName, findConflicts, findEdits } from '@tessera/domain/changes/find-edits'
import type { FoundOperation } from '../operations/find-operation.ts'
import { findWrite } from '../operations/find-write.ts'
import { makeOneChange } from '../operations/make-changes.server.ts'
import { hrefOf } from '../operations/places.ts'
import { notHere } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { readNew } from './create-record.server.ts'
import { listTitle } from './crumbs.server.ts'
import { editSections, fieldsIn, seenValues } from './edit-fields.server.ts'
import { outcomeOf, withoutSecrets } from './edit-outcome.server.ts'
import type { EditView } from './edit-view.ts'
import { fieldProblems } from './field-problems.ts'
import { textsOf } from './form-texts.ts'
import { loadChange, requireWrite } from './load-edit.server.ts'
import { isNotFound } from './load-settings.server.ts'
import { withChoices } from './reference-choices.server.ts'
import { conflictOf, overtakenBy, type SaveResult, saveChange } from './save-change.server.ts'

/** The form of a setting. One that is not set starts empty, and saving it says that there was none. */
export async function loadSettingChange(staff: Staff, found: FoundOperation): Promise<EditView> {
  const title = listTitle(found.operation)
  try {
    return { ...(await loadChange(staff, found)), title, crumbs: [] }
  } catch (error) {
    if (!isNotFound(error)) throw error
    const { operation, params } = found
    const write = requireWrite(staff, findWrite('PUT', operation), params)
    if (!write.body) throw notHere()
    const sections = editSections(write.body, {}, { isNew: true, alsoRequired: write.alsoRequired })
    return {
      title: `Set up ${title.toLowerCase()}`,
      crumbs: [],
      sections: await withChoices(staff, sections, params, {}),
      texts: {},
      seen: 'null',
      key: randomUUID(),
      backHref: hrefOf(operation, params),
      submitLabel: 'Save',
      isNew: true,
    }
  }
}

export async function saveSetting(staff: Staff, found: FoundOperation, form: FormData): Promise<SaveResult> {
  const { operation, params } = found
  if (form.get('seen') !== 'null')
    return saveChange(staff, requireWrite(staff, findWrite('PATCH', operation), params), found, form)
  const write = requireWrite(staff, findWrite('PUT', operation), params)
  const model = write.body
  if (!model) throw notHere()
  const fields = fieldsIn(editSections(model, {}, { isNew: true, alsoRequired: write.alsoRequired }))
  const texts = textsOf(fields, form)
  const typed = { ...outcomeOf(withoutSecrets(fields, texts), {}), seen: 'null' }
  const { body, problems } = readNew(fields, texts)
  if (Object.keys(problems).length > 0) return { outcome: { ...typed, problems } }
  const key = String(form.get('key') ?? '')
  const result = await makeOneChange(staff, { operation: write, params, body, was: null }, { key })
  if (result.isOk) return { after: result.after, isChanged: true, requestId: result.requestId }
  const overtaken = overtakenBy(result)
  if (!overtaken) return { outcome: { ...typed, ...fieldProblems(fields, texts, result.errors) } }
  // somebody else has set it meanwhile: from now on it is a change of theirs
  const current = seenValues(model, overtaken.current)
  const edits = findEdits(model, {}, body).filter(({ path: [name = ''] }) => name in current)
  const conflicts = findConflicts(edits, edits.map(editName), current)
  const views = conflicts.map((edit) => conflictOf(model, edit, current))
  return { outcome: { ...typed, seen: JSON.stringify(current), conflicts: views } }
}
