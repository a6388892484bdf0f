import { type FormEvent, useState } from 'react'
import { partsOf, sendChanges } from '../../operations/send-changes.ts'
import {
  changeOfRow,
  type ImportCalls,
  type ImportPlan,
  type PlannedRow,
  type RefusedRow,
  reportOf,
} from './import-plan.ts'
import type { ImportState } from './import-state.ts'
import { mapRows, problemOfMapping, readTable } from './import-table.ts'

export interface ImportProgress {
  done: number
  total: number
}

interface Checked {
  rows: PlannedRow[]
  refused: RefusedRow[]
  same: number
  calls: ImportCalls
}

/**
 * The long steps of an import with script: the same work as the form's, part by part, so that the page can show how far
 * it is. Without script the form is sent whole.
 */
export function useImport(served: ImportState) {
  const [own, setOwn] = useState<{ served: ImportState; state: ImportState } | null>(null)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const state = own && own.served === served ? own.state : served
  const run = async (total: number, work: (report: (done: number) => void) => Promise<ImportState>) => {
    setFailure(null)
    setProgress({ done: 0, total })
    try {
      const next = await work((done) => setProgress({ done, total }))
      setOwn({ served, state: next })
    } catch {
      setFailure('The connection failed. Press the button again: what is done already is not done twice.')
    }
    setProgress(null)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const work = workOf(state, form)
    if (!work) return
    event.preventDefault()
    void run(work.total, work.run)
  }
  return { state, progress, failure, submit }
}

interface LongWork {
  total: number
  run(report: (done: number) => void): Promise<ImportState>
}

/** Steps with nothing long to do are left to the form. */
function workOf(state: ImportState, form: FormData): LongWork | undefined {
  if (state.step === 'map') {
    const table = readTable(state.text)
    const mapping = state.headers.map((_, at) => String(form.get(`map.${at}`) ?? ''))
    if (problemOfMapping(mapping, table)) return undefined
    const mapped = mapRows(table, mapping)
    return {
      total: mapped.rows.length,
      run: async (report) => {
        const plan = await checkRows(state.of, mapped, report)
        return { step: 'review', title: state.title, plan, key: crypto.randomUUID() }
      },
    }
  }
  if (state.step !== 'review' && state.step !== 'done') return undefined
  const plan = state.step === 'review' ? state.plan : state.report.undo
  return {
    total: plan.rows.length,
    run: async (report) => {
      const changes = plan.rows.map((row) => changeOfRow(plan, row))
      const results = await sendChanges(changes, { key: state.key, report, isBrief: true })
      return { step: 'done', title: state.title, report: reportOf(plan, results), key: crypto.randomUUID() }
    },
  }
}

async function checkRows(
  of: string,
  mapped: ReturnType<typeof mapRows>,
  report: (done: number) => void,
): Promise<ImportPlan> {
  const all: Omit<Checked, 'calls'> = { rows: [], refused: [...mapped.refused], same: 0 }
  let calls: ImportCalls = { create: '', patch: '', delete: '', params: {}, idParameter: '' }
  let done = 0
  for (const rows of partsOf(mapped.rows, (row) => JSON.stringify(row).length)) {
    const response = await fetch('/console/import/rows', {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ of, rows }),
    })
    if (!response.ok) throw new Error(`The rows were answered with ${response.status}.`)
    const checked = (await response.json()) as Checked
    all.rows.push(...checked.rows)
    all.refused.push(...checked.refused)
    all.same += checked.same
    calls = checked.calls
    done += rows.length
    report(done)
  }
  return { ...all, of, calls, refused: all.refused.toSorted((one, other) => one.line - other.line), isUndo: false }
}
