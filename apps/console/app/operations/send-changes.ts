type Fields = Readonly<Record<string, unknown>>

/** A change as `POST /v1/changes` takes it. */
export interface CallChange {
  Operation: string
  Parameters: Readonly<Record<string, string>>
  Body?: Fields | undefined
  Was?: Fields | null | undefined
}

/** Its answer. */
export interface CallResult {
  Status: number
  Errors: readonly { ErrorCode: string; Message: string; Data?: unknown }[]
  Before: Fields | null
  After: Fields | null
}

/** A pasted column of 400 rows is one list, and the locks of its rows are held for less than a second (0182). */
const maxChanges = 400
/** Below the limit of a request, with room for its frame. */
const maxCharacters = 400_000

/** Parts that one request can carry, in their order. */
export function partsOf<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    const last = parts.at(-1)
    if (last && last.length < maxChanges && size <= room) {
      last.push(item)
      room -= size
    } else {
      parts.push([item])
      room = maxCharacters - size
    }
  }
  return parts
}

export const changeSize = (change: CallChange): number => JSON.stringify(change).length

interface Options {
  isDryRun?: boolean
  /** A second try with the same key does nothing twice. */
  key: string
  /** Told after every part. */
  report?(done: number): void
  /** The answers have only the changed values. */
  isBrief?: boolean
}

/** Sends changes from a page, part by part. Throws where the connection or the session ended. */
export async function sendChanges(
  changes: readonly CallChange[],
  { isDryRun = false, key, report, isBrief = false }: Options,
): Promise<CallResult[]> {
  const results: CallResult[] = []
  for (const [at, part] of partsOf(changes, changeSize).entries()) {
    const response = await fetch('/console/call/Changes.Make', {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(!isDryRun && { 'idempotency-key': `${key}-${at}` }) },
      body: JSON.stringify({ DryRun: isDryRun, Brief: isBrief, Changes: part }),
    })
    const answer = (await response.json()) as { Results?: CallResult[]; Errors?: CallResult['Errors'] }
    results.push(...(answer.Results ?? part.map(() => refusedBy(response.status, answer.Errors ?? []))))
    report?.(results.length)
  }
  return results
}

const refusedBy = (Status: number, Errors: CallResult['Errors']): CallResult => ({
  Status,
  Errors,
  Before: null,
  After: null,
})

/** The sentence of a refusal. */
export const wordsOfRefusal = ({ Errors: [first] }: Pick<CallResult, 'Errors'>): string =>
  first?.Message || 'The platform didn’t respond. Try again.'

/** The record as somebody else left it meanwhile; undefined for any other refusal. */
export function overtakingRecord({ Errors }: CallResult): Fields | undefined {
  const error = Errors.find(({ ErrorCode }) => ErrorCode === 'Concurrency.Changed')
  const { Current } = (error?.Data ?? {}) as { Current?: Fields | null }
  return Current ?? undefined
}
