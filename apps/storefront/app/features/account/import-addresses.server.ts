import type { ImportedAddressLine } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { readListFile } from '../../kit/read-list-file.server.ts'
import { type AddressRecord, addressListText, maxBytes, readAddresses } from './read-addresses.ts'

const maxAddresses = 500
/** The middleware accepts this many lines per call. */
const batchSize = 100

export interface CheckedAddress extends AddressRecord, ImportedAddressLine {}

export interface ImportAnswer {
  lines: CheckedAddress[]
  /** The number of addresses added to the address book. */
  added: number
  problem: string | null
  /** The lines that were not imported, as typed. */
  typed: string
}

const refuseImport = (typed: string, problem: string) =>
  data<ImportAnswer>({ lines: [], added: 0, problem, typed }, { status: 400 })

export const importActions: Readonly<Record<string, { isCheck: boolean }>> = {
  check: { isCheck: true },
  save: { isCheck: false },
}

/** Checks a list, or adds its valid lines to the address book. Lines that were not added come back as typed. */
export async function importAddresses(visitor: Visitor, form: FormData, isCheck: boolean) {
  const typed = String(form.get('list') ?? '')
  const file = await readListFile(form, maxBytes)
  if (file.problem !== undefined) return refuseImport(typed, file.problem)
  const text = joinLists(typed, file.text)
  if (text.length > maxBytes)
    return refuseImport(typed, `This list is too large. Import up to ${maxAddresses} addresses at a time.`)
  const { header, records } = readAddresses(text)
  if (records.length === 0) return refuseImport(text, 'Type, paste or upload a list with at least one address.')
  if (records.length > maxAddresses)
    return refuseImport(text, `The list has ${records.length} addresses. Import up to ${maxAddresses} at a time.`)
  const lines = await importInBatches(visitor, records, isCheck)
  const left = isCheck ? lines : lines.filter(({ state }) => state === 'wrong')
  if (left.length === 0) return redirect('/account/addresses?saved=imported')
  const added = lines.filter(({ state }) => state === 'added').length
  return data<ImportAnswer>(
    { lines: left, added, problem: null, typed: addressListText(header, left) },
    { status: 200 },
  )
}

/** Typed lines come before the file, so a file's column header works only if nothing was typed. */
const joinLists = (typed: string, fromFile: string): string =>
  [typed, fromFile].filter((text) => text.trim() !== '').join('\n')

async function importInBatches(
  { shop }: Visitor,
  records: readonly AddressRecord[],
  isCheck: boolean,
): Promise<CheckedAddress[]> {
  const answers: ImportedAddressLine[] = []
  for (let at = 0; at < records.length; at += batchSize) {
    const lines = records.slice(at, at + batchSize).map(({ address }) => address)
    answers.push(...(await shop.Address.importAddresses({ lines, isCheck })).lines)
  }
  return records.map((record, at) => ({ ...record, ...(answers[at] ?? { state: 'wrong', problems: [] }) }))
}
