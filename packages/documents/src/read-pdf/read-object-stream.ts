import { parsePdf } from './parse-pdf.ts'
import type { PdfBudget } from './pdf-budget.ts'
import type { PdfFindings } from './pdf-findings.ts'
import { PdfLexer } from './pdf-lexer.ts'
import type { PdfObjects, PdfStream } from './pdf-objects.ts'
import { PdfUnreadable } from './pdf-unreadable.ts'
import { type PdfDictionary, PdfName } from './pdf-value.ts'
import { numbersOf } from './unpack-stream.ts'

/** Viewers go by the offset of the first object and ignore the type. */
export const isObjectStream = ({ dictionary }: PdfStream): boolean =>
  dictionary.has('First') || typesOf(dictionary).includes('ObjStm')

const typesOf = (dictionary: PdfDictionary): string[] =>
  dictionary.all('Type').map((type) => (type instanceof PdfName ? type.name : ''))

interface Needs {
  budget: PdfBudget
  objects: PdfObjects
  findings: PdfFindings
  pause(): Promise<void>
}

/** The leading index: the number of each object and its offset from the first. */
const numbers = /^[\d\0\t\n\f\r ]*/

/** Reads the objects both ways that viewers do: in sequence, and each at its indexed offset. */
export async function readObjectStream(text: string, { dictionary }: PdfStream, needs: Needs): Promise<void> {
  const { budget, objects, findings, pause } = needs
  budget.spend('objectStreams', 1)
  const [first, ...others] = new Set(numbersOf(dictionary, 'First', objects))
  const [index = ''] = numbers.exec(text) ?? []
  if (first === undefined || others.length > 0 || !Number.isInteger(first) || first < 0 || first > index.length)
    throw new PdfUnreadable('packed objects begin nowhere')
  for (const lexer = new PdfLexer(text, first, budget); lexer.at < text.length; await pause())
    parsePdf(lexer, findings, true)
  for (const { id, at } of objectPositionsIn(index, first)) {
    budget.spend('objects', 1)
    objects.add(id, { text, at })
    parsePdf(new PdfLexer(text, at, budget), findings, true)
    await pause()
  }
}

/** Objects that are numbers look like more of the index; reading at those offsets does no harm. */
function* objectPositionsIn(index: string, first: number): Generator<{ id: number; at: number }> {
  for (const [, id, offset] of index.matchAll(/(\d+)\D+(\d+)/g)) yield { id: Number(id), at: first + Number(offset) }
}
