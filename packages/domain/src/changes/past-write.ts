import { type Field, fieldsOf, type Model } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { nameOf } from '@tessera/contract/kit/resource'
import { singletonName } from '@tessera/contract/kit/singleton'
import { operations, relations, resources, singletons } from '@tessera/contract/platform/operations'
import { isMerged, isPlain } from './find-changed-fields.ts'
import { type Edit, findEdits } from './find-edits.ts'

type Fields = Readonly<Record<string, unknown>>

/** A write as the audit holds it. */
export interface PastWrite {
  operation: string
  params: Readonly<Record<string, string>>
  body: Fields
  /** The record before it, where one was there. */
  before: Fields | null
  replyID: string | null
}

/** `done`: an action such as a submit, which changes no field by name. */
export type PastKind = 'created' | 'changed' | 'deleted' | 'done'

/** The calls that write one kind of record. */
export interface RecordCalls {
  model: Model
  isRelation: boolean
  read?: Operation | undefined
  patch?: Operation | undefined
  save?: Operation | undefined
  remove?: Operation | undefined
}

type WriteVerb = 'Create' | 'Save' | 'Patch' | 'Delete'

const byID = new Map(operations.map((operation) => [operation.id, operation]))
const writes = new Map<string, { verb: WriteVerb; calls: RecordCalls }>()

function addWrites(idOf: (verb: WriteVerb | 'Get') => string, model: Model, isRelation = false): void {
  const find = (verb: WriteVerb | 'Get') => byID.get(idOf(verb))
  const calls = {
    model,
    isRelation,
    read: find('Get'),
    patch: find('Patch'),
    save: find('Save'),
    remove: find('Delete'),
  }
  for (const verb of ['Create', 'Save', 'Patch', 'Delete'] as const) writes.set(idOf(verb), { verb, calls })
}
for (const one of resources) addWrites((verb) => `${one.tag}.${nameOf(one, verb)}`, one.model)
for (const one of singletons)
  addWrites((verb) => `${one.tag}.${verb === 'Create' ? verb : singletonName(one, verb)}`, one.model)
for (const { tag, named, model } of relations) addWrites((verb) => `${tag}.${verb}${named}`, model, true)

export const findWriteOf = (id: string): { verb: WriteVerb; calls: RecordCalls } | undefined =>
  byID.has(id) ? writes.get(id) : undefined

/** Tells creation, change and deletion apart. A save without a record before it made one. */
export function kindOfWrite({ operation, before }: Pick<PastWrite, 'operation' | 'before'>): PastKind {
  const verb = findWriteOf(operation)?.verb
  if (!verb) return 'done'
  if (verb === 'Delete') return 'deleted'
  return verb === 'Create' || (verb === 'Save' && !before) ? 'created' : 'changed'
}

/** The values that a write changed, from and to. Secrets and values that the server sets are not among them. */
export function editsOfWrite(write: PastWrite): Edit[] {
  const found = findWriteOf(write.operation)
  if (!found) return []
  const { model } = found.calls
  const before = shownFields(model, write.before ?? {})
  if (found.verb === 'Delete') return findEdits(model, before, {})
  if (kindOfWrite(write) === 'created') return findEdits(model, {}, shownFields(model, write.body))
  if (found.verb !== 'Patch') return findEdits(model, before, replacedBy(model, write.body))
  const patched = Object.entries(shownFields(model, write.body)).map(([name, value]) => [
    name,
    isMerged(model, name) ? merge(before[name], value) : value,
  ])
  return findEdits(model, before, { ...before, ...Object.fromEntries(patched) })
}

/** The fields that people write; a secret is never part of the audit. */
export function shownFields(model: Model, record: Fields): Fields {
  const isShown = ([name, field]: [string, Field]) => !field.readOnly && !field.writeOnly && name in record
  return Object.fromEntries(fieldsOf(model).flatMap((one) => (isShown(one) ? [[one[0], record[one[0]]]] : [])))
}

/** A record that is saved whole: everything that was not sent has its default. */
function replacedBy(model: Model, body: Fields): Fields {
  const sent = shownFields(model, body)
  const rest = fieldsOf(model).filter(
    ([name, field]) => !field.readOnly && !(name in sent) && field.default !== undefined,
  )
  return { ...Object.fromEntries(rest.map(([name, field]) => [name, field.default])), ...sent }
}

function merge(old: unknown, patch: unknown): unknown {
  if (!isPlain(patch)) return patch
  const before = isPlain(old) ? old : {}
  return {
    ...before,
    ...Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, merge(before[key], value)])),
  }
}
