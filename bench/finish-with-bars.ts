import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type JudgedRow, summarizeBars } from './bars.ts'
import { barTable, type FiguresByRow } from './row-text.ts'

const folder = new URL('../node_modules/.cache/', import.meta.url)
const file = new URL('bench-figures.json', folder)

/** Prints the rows with bars beside the run before, then the summary, and sets the exit code. */
export function finishWithBars(rows: readonly JudgedRow[]): void {
  console.log(`\n${barTable(rows, replaceFigures(rows))}`)
  const { text, exitCode } = summarizeBars(rows)
  console.log(`\n${text}`)
  process.exitCode = exitCode
}

/** Stores the figures of this run and returns those of earlier ones on this machine. */
function replaceFigures(rows: readonly JudgedRow[]): FiguresByRow {
  const before = readFigures()
  const now = Object.fromEntries(rows.map(({ name, figure }) => [name, figure]))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ ...before, ...now }, undefined, 2))
  return before
}

function readFigures(): FiguresByRow {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FiguresByRow
  } catch {
    return {}
  }
}
