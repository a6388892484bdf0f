import { parsePdf } from './parse-pdf.ts'
import type { PdfBudget } from './pdf-budget.ts'
import type { PdfFindings } from './pdf-findings.ts'
import { PdfLexer } from './pdf-lexer.ts'
import { PdfDictionary, PdfReference, type PdfValue } from './pdf-value.ts'

export interface PdfStream {
  dictionary: PdfDictionary
  /** Offset of its first byte in the file. */
  start: number
}

interface ObjectPosition {
  text: string
  at: number
}

const unwatched = { onName: () => {}, onDictionary: () => {} }

/** The positions of all objects of a file, with every version of each. */
export class PdfObjects {
  private readonly places = new Map<number, ObjectPosition[]>()
  private readonly budget: PdfBudget

  constructor(budget: PdfBudget) {
    this.budget = budget
  }

  add(id: number, place: ObjectPosition): void {
    const known = this.places.get(id)
    if (known) known.push(place)
    else this.places.set(id, [place])
  }

  /** All values that a reference may resolve to; none for an unknown object. */
  resolve(value: PdfValue): PdfValue[] {
    if (!(value instanceof PdfReference)) return [value]
    const places = this.places.get(value.id) ?? []
    return places.map(({ text, at }) => parsePdf(new PdfLexer(text, at, this.budget), unwatched, true).value)
  }
}

/** White space and comments between the words of `12 0 obj`. */
const gap = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])'
const head = new RegExp(`(\\d{1,10})${gap}+\\d{1,5}${gap}*$`)
const longestHead = 100

interface Reading {
  budget: PdfBudget
  objects: PdfObjects
  findings: PdfFindings
  /** Yields to other requests. */
  pause(): Promise<void>
}

/**
 * Reads what follows every `obj` and every `trailer` in the file, and answers its streams. Tables of objects are not
 * believed: they may lead into the middle of a stream, and viewers make their own where a table is wrong.
 */
export async function readObjects(text: string, { budget, objects, findings, pause }: Reading): Promise<PdfStream[]> {
  const streams: PdfStream[] = []
  for (const { 0: word, index } of text.matchAll(/(?<!end)obj|trailer/g)) {
    budget.spend('objects', 1)
    const at = index + word.length
    const lexer = new PdfLexer(text, at, budget)
    const { value, end } = parsePdf(lexer, findings)
    const id = head.exec(text.slice(Math.max(0, index - longestHead), index))?.[1]
    if (id) objects.add(Number(id), { text, at })
    if (end === 'stream' && value instanceof PdfDictionary)
      streams.push({ dictionary: value, start: startOfStream(text, lexer.at) })
    await pause()
  }
  return streams
}

function startOfStream(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return at + 2
  return at + (text[at] === '\n' || text[at] === '\r' ? 1 : 0)
}
