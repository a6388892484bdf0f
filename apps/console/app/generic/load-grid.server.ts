import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import type { Caller } from '@tessera/domain/identity/may-call'
import { fillPath } from '../operations/fill-path.ts'
import type { FoundOperation } from '../operations/find-operation.ts'
import { findWrite } from '../operations/find-write.ts'
import { listOf, recordOf } from '../operations/places.ts'
import { isAllowed, notHere, readOperation } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { missingRight } from './actions.server.ts'
import { crumbsOf, listTitle } from './crumbs.server.ts'
import { type EditField, editSections, fieldsIn, type Values } from './edit-fields.server.ts'
import type { GridField, GridView } from './grid-view.ts'
import { hintedColumns } from './hints.ts'
import { apiWords, readColumns } from './list-words.ts'

/** Values that fit into one cell. */
const cellKinds: ReadonlySet<string> = new Set(['text', 'area', 'whole', 'decimal', 'flag', 'choice', 'moment'])

/** The change of one row of a list; undefined where rows cannot be changed one by one, which a spreadsheet needs. */
function findRowWrite({ operation }: FoundOperation): Operation | undefined {
  const read = recordOf(operation)
  return operation.list === 'full' && read && listOf(read) === operation ? findWrite('PATCH', read) : undefined
}

/** Whether this person may change rows of a list in its spreadsheet. */
export function mayEditGrid(caller: Caller, found: FoundOperation): boolean {
  const write = findRowWrite(found)
  return write !== undefined && isAllowed(caller, write, { ...found.params, [idParameterOf(write)]: '' })
}

const idParameterOf = ({ path }: Operation): string => parametersOf(path).at(-1) ?? ''

/** A collection as a spreadsheet: its first 50 rows, and all that the page needs to read more and to save. */
export async function loadGrid(
  staff: Staff,
  { operation, params }: FoundOperation,
  query: URLSearchParams,
): Promise<GridView> {
  const write = findRowWrite({ operation, params })
  if (!write || !operation.reply) throw notHere()
  const words = new URLSearchParams(query)
  for (const own of ['page', 'pageSize']) words.delete(own)
  const asked = new URLSearchParams([...apiWords(words), ['pageSize', '50']])
  const { data } = await readOperation(staff, operation, { params, query: asked })
  const { Items, Meta } = data as { Items: Values[]; Meta: { TotalCount: number } }
  const idParameter = idParameterOf(write)
  const isEditable = mayEditGrid(staff.caller, { operation, params })
  const path = `/r${fillPath(operation.path, params)}`
  return {
    title: listTitle(operation),
    crumbs: crumbsOf(operation, params),
    listHref: words.size > 0 ? `${path}?${words}` : path,
    fields: gridFields(operation.reply, query).map((field) => ({
      ...field,
      isEditable: isEditable && field.isEditable,
    })),
    list: operation.id,
    write: write.id,
    params,
    idParameter,
    words: apiWords(words).toString(),
    recordHref: path,
    records: Items,
    total: Meta.TotalCount,
    missing: missingRight(staff.caller, write, { ...params, [idParameter]: '' }),
  }
}

/** The ID, then the columns of the list, then the other fields with one value unless columns were chosen. */
function gridFields(model: NonNullable<FoundOperation['operation']['reply']>, query: URLSearchParams): GridField[] {
  const chosen = readColumns(query)
  const fields = fieldsIn(editSections(model, {}, { isNew: false })).filter(
    ({ name, kind }) => name !== 'ID' && cellKinds.has(kind) && (chosen.length === 0 || chosen.includes(name)),
  )
  const first = chosen.length > 0 ? chosen : (hintedColumns(model.title) ?? [])
  const rank = ({ name }: EditField) => (first.includes(name) ? first.indexOf(name) : first.length)
  const id: GridField = {
    name: 'ID',
    label: 'ID',
    kind: 'text',
    path: ['ID'],
    options: [],
    isRequired: true,
    isEditable: false,
  }
  return [id, ...fields.toSorted((one, other) => rank(one) - rank(other)).map(gridField)]
}

const gridField = ({ name, label, kind, path, options, isRequired }: EditField): GridField => ({
  name,
  label,
  kind,
  path,
  options,
  isRequired,
  isEditable: true,
})
