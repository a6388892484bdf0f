import { useCallback, useRef, useState } from 'react'
import { longestTexts } from './column-widths.ts'
import type { GridRow } from './grid-model.ts'

/** Rows of one window: those from `windowRows` times the number of the window on. */
export interface RowWindow {
  rows: readonly GridRow[]
  total: number
}

export const windowRows = 100

interface Windows {
  total: number
  rowAt(index: number): GridRow | undefined
  /** By their index, in the order in which they were loaded. */
  loadedRows: ReadonlyMap<number, GridRow>
  /** Loads the rows between two indexes, each window once. */
  ensureRows(from: number, to: number): Promise<void>
  /** Puts newer rows in place of those with the same key. */
  replaceRows(rows: readonly GridRow[]): void
  /** Loads again what could not be loaded; null while all is well. */
  retry: (() => void) | null
  /** The longest loaded text of each column. */
  longest: readonly string[]
}

/**
 * The rows that were loaded so far. The list is the one that the page was opened with: another search is another page
 * with rows of its own, so an answer to an older question is never shown.
 */
export function useRowWindows(first: RowWindow, load: (window: number) => Promise<RowWindow>): Windows {
  const [rows, setRows] = useState<ReadonlyMap<number, GridRow>>(() => placeRows(new Map(), 0, first.rows))
  const [total, setTotal] = useState(first.total)
  const [failed, setFailed] = useState<number | null>(null)
  const [longest, setLongest] = useState(() => longestTexts([], first.rows))
  const asked = useRef(new Map<number, Promise<void>>())
  // what was loaded a moment ago, for those who waited for it
  const latest = useRef(rows)
  const keep = useCallback((next: ReadonlyMap<number, GridRow>) => {
    latest.current = next
    setRows(next)
  }, [])
  const loadWindow = useCallback(
    (window: number): Promise<void> => {
      const known = asked.current.get(window)
      if (known) return known
      const loading = load(window).then(
        (loaded) => {
          keep(placeRows(latest.current, window * windowRows, loaded.rows))
          setLongest((known) => longestTexts(known, loaded.rows))
          setTotal(loaded.total)
          setFailed(null)
        },
        () => {
          asked.current.delete(window)
          setFailed(window)
        },
      )
      asked.current.set(window, loading)
      return loading
    },
    [load, keep],
  )
  const ensureRows = useCallback(
    async (from: number, to: number) => {
      const windows = new Set<number>()
      for (let index = from; index <= to; index += 1)
        if (!latest.current.has(index)) windows.add(Math.floor(index / windowRows))
      for (const window of windows) await loadWindow(window)
    },
    [loadWindow],
  )
  const replaceRows = useCallback(
    (newer: readonly GridRow[]) => {
      const byKey = new Map(newer.map((row) => [row.key, row]))
      keep(new Map([...latest.current].map(([index, row]) => [index, byKey.get(row.key) ?? row])))
    },
    [keep],
  )
  const retry = failed === null ? null : () => void loadWindow(failed)
  return {
    total,
    rowAt: (index) => latest.current.get(index),
    loadedRows: rows,
    ensureRows,
    replaceRows,
    retry,
    longest,
  }
}

function placeRows(
  rows: ReadonlyMap<number, GridRow>,
  from: number,
  loaded: readonly GridRow[],
): ReadonlyMap<number, GridRow> {
  const next = new Map(rows)
  // a row that was loaded before stays, because its edits belong to what it said then
  for (const [at, row] of loaded.entries()) if (!next.has(from + at)) next.set(from + at, row)
  return next
}
