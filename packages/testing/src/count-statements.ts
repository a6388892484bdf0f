import { StatementBatch } from '@tessera/server/statement-batch'
import pg from 'pg'

/** One statement as a connection sent it. */
export interface SentStatement {
  text: string
  /** False for `begin` and `commit`, and for a statement between them: those share one transaction. */
  opensTransaction: boolean
  /** Rows of the reply; undefined until it is there. */
  rows: number | undefined
}

/** A connection under this name is the test's own and is not counted. */
export const observerName = 'test-observer'

const control = /^(begin|commit|rollback|savepoint|release)\b/i
const isControl = ({ text }: SentStatement): boolean => control.test(text)

interface Connection {
  database?: string
  connectionParameters?: { application_name?: string }
}

/**
 * Records every statement that this process sends to one database, at the driver, so that the job queue's own are
 * among them. `stop` ends it.
 */
export function recordStatements(database: string): { sent: SentStatement[]; stop(): void } {
  const sent: SentStatement[] = []
  const open = new WeakSet<object>()
  const client = pg.Client.prototype
  const query = client.query as (...args: unknown[]) => unknown
  // the edge: `query` is overloaded, and every form is passed on as it came
  client.query = function recorded(this: pg.Client & Connection, ...args: unknown[]) {
    if (this.database !== database || this.connectionParameters?.application_name === observerName)
      return query.apply(this, args)
    const note = (text: string): SentStatement => {
      const statement = { text, opensTransaction: false, rows: undefined } as SentStatement
      noteTransaction(open, this, statement)
      sent.push(statement)
      return statement
    }
    if (args[0] instanceof StatementBatch) {
      for (const part of args[0].parts) {
        const { resolve } = part
        const statement = note(part.text)
        part.resolve = (result) => {
          noteRows(statement)(result)
          resolve(result)
        }
      }
      return query.apply(this, args)
    }
    const statement = note(textOf(args[0]))
    const reply = query.apply(this, countRows(args, statement))
    if (reply instanceof Promise) reply.then(noteRows(statement), () => {})
    return reply
  } as typeof client.query
  return {
    sent,
    stop: () => {
      client.query = query as typeof client.query
    },
  }
}

function noteTransaction(open: WeakSet<object>, connection: object, statement: SentStatement): void {
  const [word = ''] = statement.text.trim().toLowerCase().split(/\W/)
  statement.opensTransaction = word === 'begin' || !open.has(connection)
  if (word === 'begin') open.add(connection)
  if (word === 'commit' || word === 'rollback') {
    // `rollback to savepoint` leaves the transaction open
    if (!statement.text.toLowerCase().includes('savepoint')) open.delete(connection)
    statement.opensTransaction = false
  }
}

const textOf = (first: unknown): string =>
  (typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')).trim()

const noteRows = (statement: SentStatement) => (result: unknown) => {
  statement.rows = (result as { rows?: unknown[] } | undefined)?.rows?.length ?? 0
}

type Callback = (error: unknown, result: unknown) => void

/** A pool asks by callback. */
function countRows(args: unknown[], statement: SentStatement): unknown[] {
  const last = args.at(-1)
  if (typeof last !== 'function') return args
  const callback: Callback = (error, result) => {
    noteRows(statement)(result)
    ;(last as Callback)(error, result)
  }
  return [...args.slice(0, -1), callback]
}

export interface StatementCount {
  /** Without `begin`, `commit` and savepoints, which travel with other statements. */
  statements: number
  transactions: number
}

export const countStatements = (sent: readonly SentStatement[]): StatementCount => ({
  statements: sent.filter((statement) => !isControl(statement)).length,
  transactions: sent.filter(({ opensTransaction }) => opensTransaction).length,
})

/** The texts with their counts, most frequent first: for a failure's message. */
export function listStatements(sent: readonly SentStatement[]): string {
  const counts = new Map<string, number>()
  for (const { text } of sent.filter((statement) => !isControl(statement))) {
    const short = text.replace(/\s+/g, ' ').slice(0, 160)
    counts.set(short, (counts.get(short) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([text, count]) => `${String(count).padStart(4)} ${text}`)
    .join('\n')
}
