import { parseSync, Visitor } from 'oxc-parser'
import { sourceFiles } from './source-files.ts'

interface Measured {
  lines: number
  what: string
}

/** Prints the largest files and functions: a hint, not a gate. */
const files = sourceFiles().map(({ path, text }) => ({ lines: text.split('\n').length - 1, what: path }))
const functions = sourceFiles().flatMap(({ path, text }) => functionsIn(path, text))

function functionsIn(path: string, text: string): Measured[] {
  const found: Measured[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const note = ({ start, end, body }: { start: number; end: number; body?: { type: string } | null }) => {
    if (body?.type === 'BlockStatement' || body?.type === 'FunctionBody') {
      found.push({ lines: lineAt(end) - lineAt(start) + 1, what: `${path}:${lineAt(start)}` })
    }
  }
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(
    parseSync(path, text).program,
  )
  return found
}

const quantile = (all: Measured[], share: number): number =>
  all.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? 0

function printSizes(name: string, all: Measured[]): void {
  console.log(`${name}: ${all.length}, median ${quantile(all, 0.5)} lines, nine in ten up to ${quantile(all, 0.9)}`)
  for (const { lines, what } of all.toSorted((a, b) => b.lines - a.lines).slice(0, 10))
    console.log(`  ${String(lines).padStart(4)}  ${what}`)
}

printSizes('Files', files)
printSizes('Functions', functions)
