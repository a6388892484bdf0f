import { notCsv, readCsvBytes } from '@tessera/domain/csv/read-csv-bytes'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { addList, type CheckedLine, checkList } from './check-list.server.ts'
import { maxLines, readList, type TypedLine } from './read-list.ts'

/** A list of 500 lines takes about 10 kB. */
const maxBytes = 200_000

export interface QuickOrderAnswer {
  lines: CheckedLine[]
  /** The number of lines added to the cart. */
  added: number
  problem: string | null
  /** The text of a list that could not be read. */
  typed: string
}

const answerLines = (lines: CheckedLine[], added = 0) =>
  data<QuickOrderAnswer>({ lines, added, problem: null, typed: '' }, { status: 200 })
const refuseList = (form: FormData, problem: string) =>
  data<QuickOrderAnswer>({ lines: [], added: 0, problem, typed: String(form.get('list') ?? '') }, { status: 400 })

/** Checks a list, adds its valid lines to the cart, or adds all lines if all are valid. */
export const listActions: Readonly<Record<string, ListAction>> = { check: 'check', add: 'add', 'add-all': 'add-all' }
type ListAction = 'check' | 'add' | 'add-all'

/** Lines that were not added come back as typed. */
export async function quickOrder(action: ListAction, visitor: Visitor, form: FormData) {
  const list = await listText(form)
  if (list === undefined) return refuseList(form, notCsv)
  const lines = [...readRows(form), ...readList(list)]
  if (lines.length === 0) return refuseList(form, 'Type or paste at least one line.')
  if (lines.length > maxLines)
    return refuseList(
      form,
      `A cart holds ${maxLines} lines; your list has ${lines.length}. Split it into smaller lists.`,
    )
  const checked = await checkList(visitor, lines)
  const isRight = checked.every(({ problem }) => problem === null)
  if (action === 'check' || (action === 'add-all' && !isRight)) return answerLines(checked)
  const left = await addList(visitor, checked)
  return left.length === 0 ? redirect('/shopping-cart') : answerLines(left, checked.length - left.length)
}

/** The rows of the checked list as edited, without emptied rows. */
function readRows(form: FormData): TypedLine[] {
  const [skus, quantities, rooms] = ['sku', 'quantity', 'room'].map((name) => form.getAll(name).map(String))
  return (skus ?? [])
    .map((sku, at) => ({ sku: sku.trim(), quantity: (quantities?.[at] ?? '').trim(), room: rooms?.[at] ?? '' }))
    .filter(({ sku }) => sku !== '')
}

/** Undefined if the file is no text. */
async function listText(form: FormData): Promise<string | undefined> {
  const file = form.get('file')
  const hasFile = file instanceof File && file.size > 0 && file.size <= maxBytes
  const fromFile = hasFile ? readCsvBytes(new Uint8Array(await file.arrayBuffer())) : ''
  if (fromFile === undefined) return undefined
  return `${String(form.get('list') ?? '').slice(0, maxBytes)}\n${fromFile}`
}
