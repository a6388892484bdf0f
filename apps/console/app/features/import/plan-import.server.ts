import type { Model } from '@tessera/contract/kit/model'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { findEdits, patchOf } from '@tessera/domain/changes/find-edits'
import { type EditField, seenValues, type Values } from '../../generic/edit-fields.server.ts'
import { importFields } from '../../generic/import-fields.server.ts'
import { readEditForm, textsFor } from '../../generic/read-edit-form.ts'
import { type FoundOperation, findOperation, findRead, type PathValues } from '../../operations/find-operation.ts'
import { findCreate, findWrite } from '../../operations/find-write.ts'
import { type ChangeResult, makeAllChanges } from '../../operations/make-changes.server.ts'
import { listOf, recordOf } from '../../operations/places.ts'
import { notHere, readOperation } from '../../operations/read-operation.server.ts'
import { type CallChange, type CallResult, changeSize, partsOf, wordsOfRefusal } from '../../operations/send-changes.ts'
import type { Staff } from '../../session/staff.server.ts'
import { changeOfRow, type ImportCalls, type PlannedRow, type RefusedRow } from './import-plan.ts'
import type { MappedRow } from './import-table.ts'

export interface ImportTarget extends FoundOperation {
  of: string
  model: Model
  fields: EditField[]
  calls: ImportCalls
}

/** A collection whose records can be created and changed one by one; undefined for any other path. */
export function findTarget(of: string): ImportTarget | undefined {
  const found = findRead(of)
  const read = found && recordOf(found.operation)
  if (!found || !read || found.operation.list !== 'full' || listOf(read) !== found.operation) return undefined
  const [create, patch, gone] = [findCreate(found.operation), findWrite('PATCH', read), findWrite('DELETE', read)]
  const model = found.operation.reply
  if (!create || !patch || !gone || !model) return undefined
  const idParameter = parametersOf(read.path).at(-1) ?? ''
  const calls = { create: create.id, patch: patch.id, delete: gone.id, params: found.params, idParameter }
  return { ...found, of, model, fields: importFields(model), calls }
}

export function getTarget(of: string): ImportTarget {
  const target = findTarget(of)
  if (!target) throw notHere()
  return target
}

export interface PlannedRows {
  rows: PlannedRow[]
  refused: RefusedRow[]
  same: number
}

/** Tries some rows of a file without leaving a trace. */
export async function planRows(staff: Staff, target: ImportTarget, rows: readonly MappedRow[]): Promise<PlannedRows> {
  const records = await readRecords(
    staff,
    target,
    rows.map(({ id }) => id),
  )
  const planned = rows.map((row) => planRow(target, row, records.get(row.id.toLowerCase())))
  const refused = planned.filter((one) => 'words' in one)
  const changes = planned.filter((one) => 'verb' in one)
  const results = await makePlanned(
    staff,
    changes.map((row) => changeOfRow(target, row)),
    { isDryRun: true },
  )
  const isGood = (at: number) => (results[at]?.Status ?? 0) > 0 && (results[at]?.Status ?? 400) < 400
  return {
    rows: changes.filter((_, at) => isGood(at)),
    refused: [
      ...refused,
      ...changes.flatMap(({ line, id }, at) =>
        isGood(at) ? [] : [{ line, id, words: wordsOfRefusal(results[at] ?? { Errors: [] }) }],
      ),
    ],
    same: planned.filter((one) => 'isSame' in one).length,
  }
}

/** A record of its collection, or a new one; `isSame` for a row that changes nothing. */
function planRow(
  { model, fields }: ImportTarget,
  { line, id, texts }: MappedRow,
  record: Values | undefined,
): PlannedRow | RefusedRow | { isSame: true } {
  const seen = record ? seenValues(model, record) : {}
  const typed = textsFor(fields, seen)
  const known = fields.filter(({ name }) => texts[name] !== undefined)
  for (const field of known) typed[field.name] = typedText(field, texts[field.name] ?? '', typed[field.name] ?? '')
  const { mine, problems } = readEditForm(known, seen, typed)
  const [problem] = [...wrongFlags(known, typed), ...Object.entries(problems)]
  if (problem) {
    const label = fields.find(({ name }) => name === problem[0])?.label ?? problem[0]
    return { line, id, words: `${label}: ${problem[1]}` }
  }
  if (!record) return { line, id, verb: 'create', body: { ...mine, ID: id }, was: null }
  const edits = findEdits(model, seen, mine)
  if (edits.length === 0) return { isSame: true }
  return { line, id: String(record.ID), verb: 'patch', ...patchOf(edits) }
}

const flags: Readonly<Record<string, string>> = { yes: 'true', true: 'true', no: 'false', false: 'false' }

/** Spaces around a cell are no change, and yes and no are as good as true and false. */
function typedText({ kind }: EditField, text: string, now: string): string {
  if (text.trim() === now.trim()) return now
  return kind === 'flag' ? (flags[text.toLowerCase()] ?? text) : text
}

const wrongFlags = (fields: readonly EditField[], texts: Readonly<Record<string, string>>): [string, string][] =>
  fields.flatMap(({ name, kind }): [string, string][] =>
    kind === 'flag' && !['', 'true', 'false'].includes(texts[name] ?? '') ? [[name, 'Enter yes or no.']] : [],
  )

const idsPerRead = 100

async function readRecords(
  staff: Staff,
  { operation, params }: ImportTarget,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Values>> {
  const reads = Array.from({ length: Math.ceil(ids.length / idsPerRead) }, (_, at) =>
    ids.slice(at * idsPerRead, (at + 1) * idsPerRead),
  )
  const found = await Promise.all(
    reads.map(async (some) => {
      const query = new URLSearchParams({ ID: some.join('|'), pageSize: String(idsPerRead) })
      const { data } = await readOperation(staff, operation, { params, query })
      return (data as { Items: Values[] }).Items
    }),
  )
  return new Map(found.flat().map((record) => [String(record.ID).toLowerCase(), record]))
}

/** Makes changes part by part, as a page with script does. */
export async function makePlanned(
  staff: Staff,
  changes: readonly CallChange[],
  { isDryRun, key = '' }: { isDryRun: boolean; key?: string },
): Promise<CallResult[]> {
  const results: CallResult[] = []
  for (const [at, part] of partsOf(changes, changeSize).entries()) {
    const planned = part.map(({ Operation, Parameters, Body, Was }) => ({
      operation: requireOperation(Operation),
      params: Parameters as PathValues,
      body: Body,
      was: Was,
    }))
    const made = await makeAllChanges(staff, planned, { isDryRun, key: `${key}-${at}`, isBrief: true })
    results.push(...made.map(asCallResult))
  }
  return results
}

function requireOperation(id: string): Operation {
  const operation = findOperation(id)
  if (!operation) throw notHere()
  return operation
}

const asCallResult = ({ status, errors, before, after }: ChangeResult): CallResult => ({
  Status: status,
  Errors: errors,
  Before: before,
  After: after,
})
