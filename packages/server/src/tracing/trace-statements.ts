import type pg from 'pg'
import type { StatementResult } from '../statement-batch.ts'
import { endWith, getTracer } from './tracer.ts'

type RunQuery = (query: pg.QueryConfig) => Promise<StatementResult>

/**
 * Statements of a request become spans, with what they do and the name that PostgreSQL has for them. Those of a
 * transaction that do not wait for each other overlap.
 */
export function traceStatements(run: RunQuery): RunQuery {
  const tracer = getTracer()
  if (!tracer) return run
  return (query) => {
    if (!tracer.current()) return run(query)
    const summary = summarizeStatement(query.text)
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      ...(query.name && { 'tessera.statement': query.name }),
    }
    return endWith(tracer.start({ kind: 'client', name: summary, attributes }), run(query))
  }
}

/** The verb and the first table, which is no function: `select shop.orders`. */
function summarizeStatement(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][\w."]*)(?![\w."]*\()/i.exec(text) ?? []
  return `${verb.toLowerCase()} ${table.replaceAll('"', '')}`.trim()
}
