import type { Caller } from '@tessera/domain/identity/may-call'
import { callOperation } from './call-operation.server.ts'
import { findOperation, type PathValues } from './find-operation.ts'
import { isAllowed } from './read-operation.server.ts'

/** Reads for a help on the page: without the right, or without an answer, there is nothing. */
export async function tryRead<Reply>(
  { token, caller }: { token: string; caller: Caller },
  id: string,
  params: PathValues,
  query?: Readonly<Record<string, string>>,
): Promise<Reply | undefined> {
  const operation = findOperation(id)
  if (!operation || !isAllowed(caller, operation, params)) return undefined
  const { isOk, data } = await callOperation(token, operation, { params, query: new URLSearchParams(query) })
  return isOk ? (data as Reply) : undefined
}
