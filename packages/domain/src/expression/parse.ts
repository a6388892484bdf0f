import { findDate } from './date.ts'
import { exactOf } from './exact.ts'
import { lex, type Token } from './lex.ts'
import { type ExpressionProblem, problemAt } from './problem.ts'
import { comparisons, type ExpressionNode, type Operator } from './tree.ts'

export interface ParseBounds {
  readonly length: number
  readonly nodes: number
  /** Maximum nesting of parentheses. */
  readonly depth: number
}

export const defaultBounds: ParseBounds = { length: 1_000, nodes: 2_000, depth: 50 }

export type ParsedExpression = { ok: true; tree: ExpressionNode } | { ok: false; problem: ExpressionProblem }

/** After the first problem the reader jumps to the end, so that all rules below terminate. */
interface Reader {
  readonly tokens: readonly Token[]
  readonly bounds: ParseBounds
  index: number
  nodes: number
  depth: number
  problem: ExpressionProblem | undefined
}

export function parseExpression(text: string, bounds: ParseBounds = defaultBounds): ParsedExpression {
  if (text.length > bounds.length) {
    const says = `The expression is longer than ${bounds.length} characters`
    return { ok: false, problem: problemAt('Expression.InvalidSyntax', bounds.length, says) }
  }
  const lexed = lex(text)
  if (!lexed.ok) return lexed
  const reader: Reader = { tokens: lexed.tokens, bounds, index: 0, nodes: 0, depth: 0, problem: undefined }
  const tree = readOr(reader)
  const after = peek(reader)
  if (after.kind !== 'end') refuse(reader, after, `${quoteToken(after)} cannot stand here`)
  return reader.problem ? { ok: false, problem: reader.problem } : { ok: true, tree }
}

const end: Token = { kind: 'end', text: '', at: 0 }
const nullNode = (at: number): ExpressionNode => ({ kind: 'constant', value: null, at })
const quoteToken = ({ kind, text }: Token): string => (kind === 'end' ? 'the end' : `"${text}"`)
const peek = ({ tokens, index }: Reader): Token => tokens[index] ?? tokens.at(-1) ?? end

function refuse(reader: Reader, { at }: Token, says: string): ExpressionNode {
  reader.problem ??= problemAt('Expression.InvalidSyntax', at, says)
  reader.index = reader.tokens.length - 1
  return nullNode(at)
}

function next(reader: Reader): Token {
  const token = peek(reader)
  if (token.kind !== 'end') reader.index += 1
  return token
}

function take<S extends string>(reader: Reader, signs: readonly S[]): S | undefined {
  const { kind, text } = peek(reader)
  if (kind !== 'sign' && kind !== 'name') return undefined
  const found = signs.find((sign) => sign === text.toLowerCase())
  if (found !== undefined) reader.index += 1
  return found
}

function expect(reader: Reader, sign: string): void {
  if (take(reader, [sign]) === undefined)
    refuse(reader, peek(reader), `A ${sign} is missing before ${quoteToken(peek(reader))}`)
}

function countNode(reader: Reader, node: ExpressionNode): ExpressionNode {
  reader.nodes += 1
  if (reader.nodes <= reader.bounds.nodes) return node
  return refuse(reader, { ...end, at: node.at }, `The expression has more than ${reader.bounds.nodes} parts`)
}

/** `a or b or c`, left to right. */
const chain =
  (operators: readonly Operator[], part: (reader: Reader) => ExpressionNode) =>
  (reader: Reader): ExpressionNode => {
    let left = part(reader)
    for (let operator = take(reader, operators); operator; operator = take(reader, operators))
      left = countNode(reader, { kind: 'binary', operator, left, right: part(reader), at: left.at })
    return left
  }

const readTerm = chain(['*', '/', '%'], readUnary)
const readSum = chain(['+', '-'], readTerm)
const readAnd = chain(['and'], readNot)
const readOr = chain(['or'], readAnd)

function readNot(reader: Reader): ExpressionNode {
  const { at } = peek(reader)
  if (!take(reader, ['not'])) return readComparison(reader)
  return countNode(reader, { kind: 'not', of: readComparison(reader), at })
}

/** At most one: `1 < x < 5` has no useful meaning. */
function readComparison(reader: Reader): ExpressionNode {
  const left = readSum(reader)
  const operator = take(reader, comparisons)
  if (!operator) return left
  return countNode(reader, { kind: 'binary', operator, left, right: readSum(reader), at: left.at })
}

function readUnary(reader: Reader): ExpressionNode {
  const { at } = peek(reader)
  if (!take(reader, ['-'])) return readPrimary(reader)
  return countNode(reader, { kind: 'negative', of: readPrimary(reader), at })
}

function readPrimary(reader: Reader): ExpressionNode {
  const token = next(reader)
  const { kind, text, at } = token
  if (kind === 'number') return countNode(reader, { kind, text, value: exactOf(text), at })
  if (kind === 'text') return countNode(reader, { kind, value: text, at })
  if (kind === 'date') return countNode(reader, { kind, text, time: findDate(text) ?? 0, at })
  if (kind === 'name') return readName(reader, token)
  if (text !== '(') return refuse(reader, token, `A value is missing before ${quoteToken(token)}`)
  const inner = readNested(reader, token, readOr)
  expect(reader, ')')
  return inner
}

function readNested(reader: Reader, token: Token, read: (reader: Reader) => ExpressionNode): ExpressionNode {
  if (reader.depth >= reader.bounds.depth)
    return refuse(reader, token, `Brackets stand more than ${reader.bounds.depth} deep`)
  reader.depth += 1
  const node = read(reader)
  reader.depth -= 1
  return node
}

const constants = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
])
const operators = ['and', 'or', 'not']

function readName(reader: Reader, token: Token): ExpressionNode {
  const { text, at } = token
  const word = text.toLowerCase()
  if (operators.includes(word)) return refuse(reader, token, `A value is missing before "${text}"`)
  const constant = constants.get(word)
  if (constant !== undefined) return countNode(reader, { kind: 'constant', value: constant, at })
  const names = [text]
  while (take(reader, ['.'])) {
    const after = next(reader)
    if (after.kind !== 'name')
      return refuse(reader, after, `A name is missing after the dot, before ${quoteToken(after)}`)
    names.push(after.text)
  }
  if (!take(reader, ['('])) return countNode(reader, { kind: 'path', names, at })
  const args = readArguments(reader, token)
  return countNode(reader, { kind: 'call', on: names.slice(0, -1), name: names.at(-1) ?? '', args, at })
}

function readArguments(reader: Reader, token: Token): ExpressionNode[] {
  if (take(reader, [')'])) return []
  const args = [readNested(reader, token, readOr)]
  while (take(reader, [','])) args.push(readNested(reader, token, readOr))
  expect(reader, ')')
  return args
}
