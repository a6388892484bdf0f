import { findOperation, type PathValues } from '../../operations/find-operation.ts'
import { readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'

export type RecordFields = Record<string, unknown>

export interface RecordPage {
  items: RecordFields[]
  total: number
  pages: number
}

/** Reads a list by the name of its operation, with the rights of this person. */
export async function readList(staff: Staff, id: string, query: Record<string, string>): Promise<RecordPage> {
  const { data } = await readOperation(staff, getRead(id), { params: {}, query: new URLSearchParams(query) })
  const { Items, Meta } = data as { Items: RecordFields[]; Meta: { TotalCount: number; TotalPages: number } }
  return { items: Items, total: Meta.TotalCount, pages: Meta.TotalPages }
}

export async function readRecord(staff: Staff, id: string, params: PathValues): Promise<RecordFields> {
  const { data } = await readOperation(staff, getRead(id), { params })
  return data as RecordFields
}

function getRead(id: string) {
  const operation = findOperation(id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  return operation
}

export const textIn = (record: RecordFields, name: string): string => String(record[name] ?? '')

export const listIn = (record: RecordFields, ...names: string[]): string[] =>
  names.flatMap((name) => (Array.isArray(record[name]) ? record[name].map(String) : []))
