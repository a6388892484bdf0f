import type { Model } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { isPlain } from '@tessera/domain/changes/find-changed-fields'
import {
  applyEdits,
  type Edit,
  editName,
  findConflicts,
  findEdits,
  patchOf,
  valueAt,
} from '@tessera/domain/changes/find-edits'
import type { FoundOperation, PathValues } from '../operations/find-operation.ts'
import { type ChangeResult, makeOneChange } from '../operations/make-changes.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { cellOf } from './cells.server.ts'
import { type EditField, editSections, fieldsIn, seenValues, type Values } from './edit-fields.server.ts'
import { outcomeOf, withoutSecrets } from './edit-outcome.server.ts'
import type { ConflictView, EditOutcome } from './edit-view.ts'
import { fieldProblems } from './field-problems.ts'
import { textsOf } from './form-texts.ts'
import { pathLabel } from './labels.ts'
import { readEditForm, textsFor } from './read-edit-form.ts'

export interface Saved {
  after: Values | null
  isChanged: boolean
  /** The request of the change. */
  requestId: string | null
}

export type SaveResult = Saved | { outcome: EditOutcome }

/** A form that somebody else's change overtakes again and again is given back to its editor. */
const maxTries = 3

/** Saves the changed fields of a record. Values that no one else changed join by themselves; the others are asked. */
export async function saveChange(
  staff: Staff,
  write: Operation,
  { operation: { reply: model }, params }: FoundOperation,
  form: FormData,
): Promise<SaveResult> {
  if (!model) throw new Error(`${write.id} has no record.`)
  const seen = parseSeen(form.get('seen'))
  const fields = fieldsIn(editSections(model, seen, { isNew: false }))
  const texts = textsOf(fields, form)
  const { mine, secrets, problems } = readEditForm(fields, seen, texts)
  const typed = outcomeOf(withoutSecrets(fields, texts), seen)
  if (Object.keys(problems).length > 0) return { outcome: { ...typed, problems } }
  const kept = keepChosen(findEdits(model, seen, mine), form)
  if ('unanswered' in kept) return { outcome: { ...typed, messages: [choose], conflicts: kept.unanswered } }
  const key = String(form.get('key') ?? '')
  return saveEdits({ staff, write, params, model, fields, secrets, texts: typed.texts, key }, seen, kept.edits)
}

const choose = 'Choose a value for each of these fields.'

interface Saving {
  staff: Staff
  write: Operation
  params: PathValues
  model: Model
  fields: readonly EditField[]
  secrets: Record<string, string>
  texts: Record<string, string>
  key: string
}

async function saveEdits(saving: Saving, seen: Values, edits: readonly Edit[], tries = 1): Promise<SaveResult> {
  const { staff, write, params, model, fields, secrets, key } = saving
  if (edits.length === 0 && Object.keys(secrets).length === 0) return { after: null, isChanged: false, requestId: null }
  const { body, was } = patchOf(edits)
  const change = { operation: write, params, body: { ...body, ...secrets }, was }
  const result = await makeOneChange(staff, change, { key: tries === 1 ? key : `${key}-${tries}` })
  if (result.isOk) return { after: result.after, isChanged: true, requestId: result.requestId }
  const overtaken = overtakenBy(result)
  if (!overtaken) {
    const texts = tries === 1 ? saving.texts : textsFor(fields, applyEdits(seen, edits))
    return { outcome: { ...outcomeOf(texts, seen), ...fieldProblems(fields, texts, result.errors) } }
  }
  const current = seenValues(model, overtaken.current)
  const conflicts = findConflicts(edits, overtaken.fields, current)
  const joined = applyEdits(current, edits)
  if (conflicts.length === 0 && tries < maxTries)
    return saveEdits(saving, current, findEdits(model, current, joined), tries + 1)
  const views = conflicts.map((edit) => conflictOf(model, edit, current))
  return { outcome: { ...outcomeOf(textsFor(fields, joined), current), conflicts: views } }
}

/** Finds the change of somebody else that a refusal names. */
export function overtakenBy({ errors }: ChangeResult): { fields: string[]; current: Values } | undefined {
  const error = errors.find(({ ErrorCode }) => ErrorCode === 'Concurrency.Changed')
  const { Fields = [], Current } = (error?.Data ?? {}) as { Fields?: string[]; Current?: Values | null }
  return error && Current ? { fields: Fields, current: Current } : undefined
}

export function conflictOf(model: Model, edit: Edit, current: Values): ConflictView {
  const [first = ''] = edit.path
  const field = edit.path.length === 1 ? model.properties[first] : undefined
  const show = (value: unknown) => cellOf(value, field).text
  const name = editName(edit)
  return {
    name,
    label: pathLabel(edit.path),
    was: show(edit.was),
    theirs: show(valueAt(current, edit.path)),
    mine: show(edit.value),
  }
}

/** Leaves out what the editor gave up. Every value that was asked about needs an answer. */
function keepChosen(edits: readonly Edit[], form: FormData): { edits: Edit[] } | { unanswered: ConflictView[] } {
  const asked = parseAsked(form.get('asked'))
  const answerTo = (name: string) => form.get(`keep.${name}`)
  const unanswered = asked.filter(({ name }) => !['theirs', 'mine'].includes(String(answerTo(name))))
  if (unanswered.length > 0) return { unanswered: asked }
  const left = asked.filter(({ name }) => answerTo(name) === 'theirs').map(({ name }) => name)
  const isLeft = (name: string) =>
    left.some((one) => name === one || name.startsWith(`${one}.`) || one.startsWith(`${name}.`))
  return { edits: edits.filter((edit) => !isLeft(editName(edit))) }
}

function parseAsked(text: unknown): ConflictView[] {
  const value = parseJson(text)
  return Array.isArray(value) ? (value as ConflictView[]).filter((one) => typeof one?.name === 'string') : []
}

export function parseSeen(text: unknown): Values {
  const value = parseJson(text)
  return isPlain(value) ? value : {}
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text ?? 'null'))
  } catch {
    return null
  }
}
