import { randomUUID } from 'node:crypto'
import type { StaffHeaders } from './staff-member.ts'

export type ImportStep = 'check' | 'import' | 'undo'
export type ImportChange = Record<string, string>

interface ImportFile {
  base: string
  /** The path of the collection. */
  of: string
  textsOf(at: number): ImportChange
}

type Values = Record<string, unknown>

interface PlannedRow {
  id: string
  verb: 'create' | 'patch' | 'delete'
  body: Values
  was: Values | null
}

interface Checked {
  rows: PlannedRow[]
  refused: unknown[]
  calls: Record<PlannedRow['verb'] | 'idParameter', string>
}

interface Made {
  Status: number
  Before: Values | null
  After: Values | null
}

const rowCount = 5000
const badCount = 12
/** As `send-changes.ts` of the console sends them. */
const rowsPerPart = 250

/** Does what the page of the import does with script. Half of the rows are known records; afterward all is as before. */
export async function runImport(file: ImportFile, staff: StaffHeaders): Promise<Record<ImportStep, number>> {
  const post = poster(file.base, staff)
  const ids = await idsFor(file, staff)
  const rows = ids.map((id, at) => ({ line: at + 2, id, texts: file.textsOf(at) }))
  const [check, checked] = await timed(() => checkRows(post, file.of, rows))
  const [first] = checked
  if (!first || countOf(checked, 'refused') !== badCount)
    throw new Error(`${countOf(checked, 'refused')} of ${rowCount} rows were refused.`)
  const planned = checked.flatMap((part) => part.rows)
  const [imported, results] = await timed(() => makeChanges(post, first.calls, planned))
  const inverse = planned.map((row, at) => inverseOf(row, results[at])).reverse()
  const [undo] = await timed(() => makeChanges(post, first.calls, inverse))
  return { check, import: imported, undo }
}

const countOf = (parts: readonly Checked[], list: 'rows' | 'refused'): number =>
  parts.reduce((count, part) => count + part[list].length, 0)

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const startedAt = performance.now()
  const result = await work()
  return [(performance.now() - startedAt) / 1000, result]
}

type Post = <T>(path: string, body: unknown, key?: string) => Promise<T>

const poster =
  (base: string, staff: StaffHeaders): Post =>
  async <T>(path: string, body: unknown, key = '') => {
    const answer = await fetch(`${base}/console${path}`, {
      method: 'POST',
      headers: { ...staff, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    return (await answer.json()) as T
  }

/** 2,500 records that are there, and as many new ones. */
async function idsFor({ base, of }: ImportFile, staff: StaffHeaders): Promise<string[]> {
  const list = of === 'products' ? 'Products.List' : 'PriceSchedules.List'
  const known: string[] = []
  for (let page = 1; known.length < rowCount / 2; page++) {
    const answer = await fetch(`${base}/console/call/${list}?pageSize=100&page=${page}`, { headers: staff })
    const { Items } = (await answer.json()) as { Items: { ID: string }[] }
    if (Items.length === 0) break
    known.push(...Items.map(({ ID }) => ID))
  }
  const some = known.slice(0, rowCount / 2)
  return [...some, ...Array.from({ length: rowCount - some.length }, () => `import-${randomUUID()}`)]
}

async function sendParts<T, Answer>(items: readonly T[], send: (part: T[]) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < items.length; at += rowsPerPart) answers.push(await send(items.slice(at, at + rowsPerPart)))
  return answers
}

async function checkRows(post: Post, of: string, rows: readonly unknown[]): Promise<Checked[]> {
  return sendParts(rows, (part) => post<Checked>('/import/rows', { of, rows: part }))
}

async function makeChanges(post: Post, calls: Checked['calls'], rows: readonly PlannedRow[]): Promise<Made[]> {
  const answers = await sendParts(rows, (part) => {
    const Changes = part.map(({ id, verb, body, was }) => ({
      Operation: calls[verb],
      Parameters: verb === 'create' ? {} : { [calls.idParameter]: id },
      ...(verb !== 'delete' && { Body: body }),
      ...(was && { Was: was }),
    }))
    return post<{ Results: Made[] }>('/call/Changes.Make', { Brief: true, Changes }, randomUUID())
  })
  const results = answers.flatMap(({ Results }) => Results)
  const refused = results.filter(({ Status }) => Status >= 400)
  if (refused.length > 0) throw new Error(`${refused.length} changes were refused: ${JSON.stringify(refused[0])}`)
  return results
}

function inverseOf({ id, verb, body }: PlannedRow, made: Made | undefined): PlannedRow {
  const pick = (record: Values | null | undefined): Values =>
    Object.fromEntries(Object.keys(body).map((name) => [name, record?.[name] ?? null]))
  if (verb === 'create') return { id, verb: 'delete', body: {}, was: pick(made?.After) }
  return { id, verb: 'patch', body: pick(made?.Before), was: pick(made?.After) }
}
