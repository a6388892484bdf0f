import { findDate } from './date.ts'
import { type ExpressionProblem, problemAt } from './problem.ts'

export interface Token {
  readonly kind: 'number' | 'text' | 'date' | 'name' | 'sign' | 'end'
  /** Texts without their quotes, dates without their hashes. */
  readonly text: string
  readonly at: number
}

type Lexed = { ok: true; tokens: Token[] } | { ok: false; problem: ExpressionProblem }

const patterns: readonly [kind: Token['kind'], pattern: RegExp][] = [
  ['number', /\d+(?:\.\d+)?|\.\d+/y],
  ['name', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['text', /'(?:[^']|'')*'/y],
  ['date', /#[^#]*#/y],
  ['sign', /<>|<=|>=|[-+*/%=<>(),.]/y],
]

const readers: Partial<Record<Token['kind'], (text: string) => string>> = {
  // a quote inside text is written twice
  text: (text) => text.slice(1, -1).replaceAll("''", "'"),
  date: (text) => text.slice(1, -1).trim(),
}

function findToken(source: string, at: number): { token: Token; end: number } | undefined {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at
    const [text] = pattern.exec(source) ?? []
    if (text === undefined) continue
    return { token: { kind, at, text: readers[kind]?.(text) ?? text }, end: at + text.length }
  }
  return undefined
}

const unreadable: Record<string, string> = {
  "'": 'The text that starts here has no closing quote',
  '#': 'The date that starts here has no closing #',
  '"': 'Text stands in single straight quotes',
  '‘': 'Text stands in single straight quotes',
  '’': 'Text stands in single straight quotes',
}

export function lex(source: string): Lexed {
  const tokens: Token[] = []
  const space = /\s*/y
  for (let at = 0; ; ) {
    space.lastIndex = at
    at += space.exec(source)?.[0].length ?? 0
    if (at >= source.length) return { ok: true, tokens: [...tokens, { kind: 'end', text: '', at }] }
    const found = findToken(source, at)
    const problem = found ? findDateProblem(found.token) : unreadableProblem(source, at)
    if (problem) return { ok: false, problem }
    if (found) tokens.push(found.token)
    at = found?.end ?? source.length
  }
}

function unreadableProblem(source: string, at: number): ExpressionProblem {
  const sign = String.fromCodePoint(source.codePointAt(at) ?? 0)
  return problemAt('Expression.InvalidToken', at, unreadable[sign] ?? `The sign ${sign} is not known`)
}

const findDateProblem = ({ kind, text, at }: Token): ExpressionProblem | undefined =>
  kind === 'date' && findDate(text) === undefined
    ? problemAt('Expression.InvalidToken', at, `${text} is not a date; write month/day/year, as in #6/15/2016#`)
    : undefined
