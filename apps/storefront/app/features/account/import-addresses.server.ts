import type { ImportedAddressLine } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { type AddressRecord, listOf, readAddresses } from './read-addresses.ts'

/** 500 addresses are some 60 kB. */
const mostBytes = 300_000
const mostAddresses = 500
/** As many as the shop looks at in one call. */
const atOnce = 100

export interface CheckedAddress extends AddressRecord, ImportedAddressLine {}

export interface ImportAnswer {
  lines: CheckedAddress[]
  /** How many are in the book now. */
  added: number
  problem: string | null
  /** What is still to be done, as it was typed. */
  typed: string
}

const refuse = (typed: string, problem: string) =>
  data<ImportAnswer>({ lines: [], added: 0, problem, typed }, { status: 400 })

export const importActions: Readonly<Record<string, { isCheck: boolean }>> = {
  check: { isCheck: true },
  save: { isCheck: false },
}

/** Looks a list through, or puts what is right into the book. Whatever is not in the book comes back as it was typed. */
export async function importAddresses(visitor: Visitor, form: FormData, isCheck: boolean) {
  const typed = String(form.get('list') ?? '')
  const file = form.get('file')
  const hasFile = file instanceof File && file.size > 0
  if (typed.length + (hasFile ? file.size : 0) > mostBytes)
    return refuse(typed, 'This list is too large. Import up to 500 addresses at a time.')
  const text = joined(typed, hasFile ? await file.text() : '')
  const { header, records } = readAddresses(text)
  if (records.length === 0) return refuse(text, 'Type, paste or upload a list with at least one address.')
  if (records.length > mostAddresses)
    return refuse(text, `The list has ${records.length} addresses. Import up to ${mostAddresses} at a time.`)
  const lines = await ask(visitor, records, isCheck)
  const left = isCheck ? lines : lines.filter(({ state }) => state === 'wrong')
  if (left.length === 0) return redirect('/account/addresses?saved=imported')
  const added = lines.filter(({ state }) => state === 'added').length
  return data<ImportAnswer>({ lines: left, added, problem: null, typed: listOf(header, left) }, { status: 200 })
}

/** What was typed comes first; a file that names its columns stands alone where nothing was typed. */
const joined = (typed: string, fromFile: string): string =>
  [typed, fromFile].filter((text) => text.trim() !== '').join('\n')

async function ask({ shop }: Visitor, records: readonly AddressRecord[], isCheck: boolean): Promise<CheckedAddress[]> {
  const answers: ImportedAddressLine[] = []
  for (let at = 0; at < records.length; at += atOnce) {
    const lines = records.slice(at, at + atOnce).map(({ address }) => address)
    answers.push(...(await shop.AddressMore.importAddresses({ lines, isCheck })).lines)
  }
  return records.map((record, at) => ({ ...record, ...(answers[at] ?? { state: 'wrong', problems: [] }) }))
}
