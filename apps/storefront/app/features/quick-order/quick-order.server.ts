import { data, redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { readListFile } from '../../kit/read-list-file.server.ts'
import { addList, type CheckedLine, checkList } from './check-list.server.ts'
import { maxBytes, maxLines, readList, type TypedLine } from './read-list.ts'

export interface QuickOrderAnswer {
  lines: CheckedLine[]
  /** The number of lines added to the cart. */
  added: number
  problem: string | null
  /** Why the file could not be read, said at its field. */
  fileProblem: string | null
  /** The text of a list that could not be read. */
  typed: string
}

const answerLines = (lines: CheckedLine[], added = 0) =>
  data<QuickOrderAnswer>({ lines, added, problem: null, fileProblem: null, typed: '' }, { status: 200 })

type Refusal = Partial<Pick<QuickOrderAnswer, 'problem' | 'fileProblem'>>

/** All that was typed stays: the lines of the list that was checked before, and the text below them. */
async function refuseList(visitor: Visitor, form: FormData, { problem = null, fileProblem = null }: Refusal) {
  const rows = readRows(form)
  const lines = rows.length > maxLines ? [] : await checkList(visitor, rows)
  return data<QuickOrderAnswer>({ lines, added: 0, problem, fileProblem, typed: textOf(form) }, { status: 400 })
}

const textOf = (form: FormData): string => String(form.get('list') ?? '')

/** Checks a list, adds its valid lines to the cart, or adds all lines if all are valid. */
export const listActions: Readonly<Record<string, ListAction>> = { check: 'check', add: 'add', 'add-all': 'add-all' }
type ListAction = 'check' | 'add' | 'add-all'

/** Lines that were not added come back as typed. */
export async function quickOrder(action: ListAction, visitor: Visitor, form: FormData) {
  const refuse = (refusal: Refusal) => refuseList(visitor, form, refusal)
  const file = await readListFile(form, maxBytes)
  if (file.problem !== undefined) return refuse({ fileProblem: file.problem })
  if (textOf(form).length > maxBytes)
    return refuse({ problem: `This list is longer than ${maxBytes / 1000} KB. Split it into smaller lists.` })
  const lines = [...readRows(form), ...readList(`${textOf(form)}\n${file.text}`)]
  if (lines.length === 0) return refuse({ problem: 'Type or paste at least one line.' })
  if (lines.length > maxLines)
    return refuse({
      problem: `A cart holds ${maxLines} lines; your list has ${lines.length}. Split it into smaller lists.`,
    })
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
