import pg from 'pg'
import { type DriverConnection, prepareValue } from './driver-connection.ts'
import { columnsOf, knownColumnsOf, type ResultColumns, rowOf } from './result-columns.ts'

/** A statement with its timeout; `pg` supports this property but does not declare it. */
export type LimitedQuery = pg.QueryConfig & { query_timeout?: number }

export interface StatementResult {
  rows: object[]
}

interface Part {
  name: string
  text: string
  values: readonly unknown[]
  columns: ResultColumns | undefined
  result: StatementResult
  resolve(result: StatementResult): void
  reject(error: Error): void
}

/**
 * Statements that are sent together and answered together, with one `Sync` for all of them: PostgreSQL writes to its
 * socket once, and the driver reads once. If one fails, those after it do not run and fail with the same error. For the
 * driver it is one query.
 */
export class StatementBatch {
  readonly parts: Part[] = []
  /** The client-side timeout of the whole batch; with the other public fields, what the driver asks a query for. */
  query_timeout: number | undefined
  name: string | undefined
  text = ''
  callback = (error?: Error | null): void => {
    this.#answer(error ?? undefined)
  }
  readonly #isSession: boolean
  #at = 0
  #isAnswered = false
  /** Why the last of the sent parts was not sent whole. */
  #problem: Error | undefined

  /** `isSession`: no pooler is between this connection and a session of the server. */
  constructor(isSession: boolean) {
    this.#isSession = isSession
  }

  /** The result of the statement, once the batch is submitted. */
  add({ name = '', text, values = [], query_timeout }: LimitedQuery): Promise<StatementResult> {
    this.query_timeout = query_timeout
    return new Promise((resolve, reject) => {
      this.parts.push({ name, text, values, columns: undefined, result: { rows: [] }, resolve, reject })
    })
  }

  submit(connection: DriverConnection): null {
    const known = this.#isSession ? knownColumnsOf(connection) : undefined
    this.#beginPart()
    connection.stream.cork()
    for (const part of this.parts) {
      // PostgreSQL refuses to run a prepared statement whose columns have changed since
      part.columns = known?.get(part.name)
      if (!this.#write(connection, part)) break
    }
    connection.sync()
    connection.stream.uncork()
    return null
  }

  /** False if the values cannot be sent: neither are the statements after it. */
  #write(connection: DriverConnection, { name, text, values, columns }: Part): boolean {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection
    if (name === '' || (parsed[name] === undefined && submitted[name] === undefined)) {
      connection.parse({ name, text })
      if (name !== '') submitted[name] = text
    }
    try {
      connection.bind({ statement: name, values, valueMapper: prepareValue })
    } catch (error) {
      this.#problem = error as Error
      return false
    }
    if (!columns) connection.describe({ type: 'P' })
    connection.execute({})
    return true
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    const part = this.parts[this.#at]
    if (part) part.columns = columnsOf(fields)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const part = this.parts[this.#at]
    part?.result.rows.push(rowOf(part.columns ?? [], fields))
  }

  handleCommandComplete(_: unknown, connection: DriverConnection): void {
    this.#finishPart(connection)
  }

  handleEmptyQuery(connection: DriverConnection): void {
    this.#finishPart(connection)
  }

  handleError(error: Error, connection: DriverConnection): void {
    // those after it were not parsed
    for (const { name } of this.parts.slice(this.#at)) delete connection.submittedNamedStatements[name]
    this.callback(error)
  }

  handleReadyForQuery(): void {
    this.callback(this.#problem ?? null)
  }

  /** The driver notes the statement of this name as parsed, or as failed. */
  #beginPart(): void {
    const part = this.parts[this.#at]
    this.name = part?.name
    this.text = part?.text ?? ''
  }

  #finishPart(connection: DriverConnection): void {
    const part = this.parts[this.#at]
    if (!part) return
    if (part.name !== '' && this.#isSession) knownColumnsOf(connection).set(part.name, part.columns ?? [])
    this.#at += 1
    this.#beginPart()
  }

  /**
   * Answers all parts at once. A statement outside of a transaction is committed by the `Sync` alone: an error after the
   * last part, as of a deferred constraint, means that nothing was written.
   */
  #answer(error: Error | undefined): void {
    if (this.#isAnswered) return
    this.#isAnswered = true
    const failedFrom = this.#at < this.parts.length ? this.#at : 0
    for (const [at, part] of this.parts.entries())
      if (error && at >= failedFrom) part.reject(error)
      else part.resolve(part.result)
  }
}

// the driver takes nothing else while statements do not wait for each other; its constructor has nothing for a batch
Object.setPrototypeOf(StatementBatch.prototype, pg.Query.prototype)
