import type { JsonBody, WireCall, WireError } from '@tessera/testing/wire'

export interface SentChange {
  Operation: string
  Parameters?: Record<string, unknown>
  Body?: JsonBody
  Was?: JsonBody | null
}

export interface ChangeAnswer {
  Status: number
  Errors: WireError[]
  Before: JsonBody | null
  After: JsonBody | null
}

/** Sends changes and returns their answers. */
export async function sendChanges(
  wire: WireCall,
  changes: readonly SentChange[],
  more: JsonBody = {},
  headers: Record<string, string> = {},
): Promise<ChangeAnswer[]> {
  const reply = await wire('POST', '/changes', { Changes: changes, ...more }, headers)
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.body.Results as ChangeAnswer[]
}

export const statusesOf = (answers: readonly ChangeAnswer[]): number[] => answers.map(({ Status }) => Status)
export const firstCodes = (answers: readonly ChangeAnswer[]): (string | undefined)[] =>
  answers.map(({ Errors }) => Errors[0]?.ErrorCode)
