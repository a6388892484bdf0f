import { randomUUID } from 'node:crypto'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { maxChanges } from '@tessera/contract/platform/additions/changes'
import type { Caller } from '@tessera/domain/identity/may-call'
import type { FoundOperation, PathValues } from '../operations/find-operation.ts'
import { type ChangeResult, makeAllChanges, type PlannedChange } from '../operations/make-changes.server.ts'
import { isAllowed, notHere } from '../operations/read-operation.server.ts'
import { endsOfList, type RelationEnd, type RelationTarget, relationCalls } from '../operations/relation-ends.ts'
import type { Staff } from '../session/staff.server.ts'
import { type AssignmentPlace, needOf, placeAt, rowFieldOf } from './assignment-place.server.ts'
import type { BulkAssignOutcome, PairLine } from './bulk-assign-view.ts'
import { listTitle } from './crumbs.server.ts'
import { endTitle } from './end-title.server.ts'
import { requireWrite } from './load-edit.server.ts'
import { listChoices } from './reference-choices.server.ts'
import { isAlreadyAssigned, pastedIDs, removeOf, saveOf } from './save-assignments.server.ts'
import { undoRequestOf } from './saved-words.server.ts'

interface Option {
  end: RelationEnd
  target: RelationTarget
}

const optionsOf = (caller: Caller, list: Operation, params: PathValues): Option[] =>
  endsOfList(list)
    .filter(({ relation }) => isAllowed(caller, relationCalls(relation).save, params))
    .flatMap((end) => end.targets.map((target) => ({ end, target })))

const wordOf = ({ end, target }: Option): string => `${end.slug} ${target.list.id}`
const labelOf = ({ end, target }: Option): string =>
  end.targets.length > 1 ? `Assigned to ${listTitle(target.list).toLowerCase()}` : endTitle(end)

/** Whether rows of this list can be assigned by this person. */
export const assignWorks = (caller: Caller, list: Operation, params: PathValues): 'assign'[] =>
  optionsOf(caller, list, params).length > 0 ? ['assign'] : []

/** The tag of the relation that a form is about, which decides whether the password is asked for again. */
export const tagOfChoice = ({ operation }: FoundOperation, form: FormData): string =>
  endsOfList(operation).find(({ slug }) => slug === chosenWord(form).split(' ')[0])?.relation.tag ?? ''

const chosenWord = (form: FormData): string => String(form.get('choice') ?? '')

/** Does one step of assigning selected rows. Nothing is written before its review was shown. */
export async function workOnBulkAssign(
  staff: Staff,
  { operation: list, params }: FoundOperation,
  form: FormData,
): Promise<BulkAssignOutcome> {
  const options = optionsOf(staff.caller, list, params)
  if (options.length === 0) throw notHere()
  const step = String(form.get('intent')).split(':')[0]
  const start: BulkAssignOutcome = {
    step: 'choose',
    ids: [...new Set(form.getAll('id').map(String))],
    options: options.map((option) => ({ value: wordOf(option), label: labelOf(option) })),
    choice: chosenWord(form),
    isRemoval: form.get('do') === 'remove',
    needs: [],
    suggestions: [],
    picked: [...new Set([...form.getAll('to').map(String), ...pastedIDs(form)])],
    noun: '',
    problem: null,
    lines: [],
    key: randomUUID(),
    undoRequest: null,
  }
  if (start.ids.length === 0) return { ...start, step: 'done', problem: 'Select at least one row first.' }
  const chosen = options.find((option) => wordOf(option) === start.choice)
  if (!chosen) return start
  const place = placeOf(chosen, params, form)
  const { save, remove } = relationCalls(chosen.end.relation)
  requireWrite(staff, start.isRemoval ? remove : save, place.values)
  const filled = { ...start, ...(await fillStep(staff, place)) }
  const problem = step === 'ask' ? null : problemOf(filled, place)
  if (step === 'ask' || problem) return { ...filled, step: 'fill', problem }
  const isReal = step === 'make'
  const pairs = start.ids.flatMap((id) => start.picked.map((target) => ({ id, target })))
  const changes = pairs.map(({ id, target }) => changeOf(place, start.isRemoval, id, target))
  const results = await makeAllChanges(staff, changes, { isDryRun: !isReal, key: String(form.get('key') ?? '') })
  const lines = pairs.map((pair, at) => ({ ...pair, ...lineOf(results[at]) }))
  const undoRequest = isReal ? undoRequestOf(staff, changes, results) : null
  return { ...filled, step: isReal ? 'done' : 'review', lines, undoRequest }
}

function placeOf({ end, target }: Option, params: PathValues, form: FormData): AssignmentPlace {
  const typed = target.needs.map((name): [string, string] => [name, String(form.get(name) ?? '')])
  return placeAt(end, params, new URLSearchParams([['to', target.list.id], ...typed]))
}

/** Reads the choices of the form: a company where the other side belongs to one, and the first records to pick. */
async function fillStep(staff: Staff, { target, values }: AssignmentPlace) {
  const isReady = target.needs.every((name) => values[name])
  const params = Object.fromEntries(parametersOf(target.list.path).map((name) => [name, values[name] ?? '']))
  return {
    needs: await Promise.all(target.needs.map((name) => needOf(staff, name, values))),
    suggestions:
      isReady && isAllowed(staff.caller, target.list, params) ? await listChoices(staff, target.list, params, '') : [],
    noun: listTitle(target.list).toLowerCase(),
  }
}

function problemOf({ ids, picked, needs, noun }: BulkAssignOutcome, { values }: AssignmentPlace): string | null {
  const missing = needs.find(({ field }) => !values[field.name])
  if (missing) return `Enter the ${missing.field.label.toLowerCase()}.`
  if (picked.length === 0) return `Pick or enter at least one of the ${noun}.`
  const pairs = ids.length * picked.length
  return pairs > maxChanges ? `These are ${pairs} assignments. At most ${maxChanges} are made at a time.` : null
}

function changeOf(place: AssignmentPlace, isRemoval: boolean, id: string, target: string): PlannedChange {
  const key = { ...place.base, [rowFieldOf(place.end)]: id, [place.target.field]: target }
  return isRemoval ? removeOf(place, key) : { ...saveOf(place, key, {}), was: null }
}

function lineOf(result: ChangeResult | undefined): Pick<PairLine, 'result' | 'refusal'> {
  if (result?.isOk) return { result: 'done', refusal: null }
  if (isAlreadyAssigned(result)) return { result: 'same', refusal: null }
  return { result: 'refused', refusal: result?.errors[0]?.Message ?? 'The platform didn’t respond.' }
}
