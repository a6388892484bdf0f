import { type ArrowFunctionExpression, type Function as FunctionNode, parseSync, Visitor } from 'oxc-parser'
import { type SourceFile, sourceFiles, testFiles } from './source-files.ts'

interface Measured {
  lines: number
  what: string
}

const maxFileLines = 300
const maxFunctionLines = 60

/** Prints the largest files and functions; with `--check` only those over the limits, and fails if there are any. */
const sources = sourceFiles()
const files = [...sources, ...testFiles()].map(({ path, text }) => ({ lines: text.split('\n').length - 1, what: path }))
const functions = sources.flatMap(measureFunctions)

/** Measures functions with a block and with an expression, such as components that only return markup. */
function measureFunctions({ path, text }: SourceFile): Measured[] {
  const found: Measured[] = []
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const lineAt = (offset: number) => lineStarts.findLastIndex((start) => start <= offset) + 1
  const measure = ({ start, end, body }: FunctionNode | ArrowFunctionExpression) => {
    if (body) found.push({ lines: lineAt(end) - lineAt(start) + 1, what: `${path}:${lineAt(start)}` })
  }
  new Visitor({ FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure }).visit(
    parseSync(path, text).program,
  )
  return found
}

const quantile = (all: Measured[], share: number): number =>
  all.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? 0

const printLines = (all: Measured[]): void => {
  for (const { lines, what } of all) console.log(`  ${String(lines).padStart(4)}  ${what}`)
}

function printSizes(name: string, all: Measured[]): void {
  console.log(`${name}: ${all.length}, median ${quantile(all, 0.5)} lines, nine in ten up to ${quantile(all, 0.9)}`)
  printLines(all.toSorted((a, b) => b.lines - a.lines).slice(0, 10))
}

function checkSizes(name: string, all: Measured[], max: number): boolean {
  const over = all.filter(({ lines }) => lines > max)
  if (over.length > 0) console.log(`${name} over ${max} lines:`)
  printLines(over)
  return over.length === 0
}

if (process.argv.includes('--check')) {
  const areGood = [checkSizes('Files', files, maxFileLines), checkSizes('Functions', functions, maxFunctionLines)]
  process.exit(areGood.every(Boolean) ? 0 : 1)
}
printSizes('Files', files)
printSizes('Functions', functions)
