import type { PdfLexer, PdfToken } from './pdf-lexer.ts'
import { PdfUnreadable } from './pdf-unreadable.ts'
import { PdfDictionary, PdfName, PdfReference, type PdfValue } from './pdf-value.ts'

/** Real documents nest about ten levels deep. */
const maxDepth = 200

export interface ParsedPdfValue {
  value: PdfValue
  /** The word that ended it: `endobj`, `stream`; none at the end of the text. */
  end: string | undefined
}

export interface ParseWatcher {
  onName(name: string): void
  onDictionary(dictionary: PdfDictionary): void
}

interface Frame {
  bracket: '<<' | '[' | undefined
  items: PdfValue[]
}

/**
 * Parses the value after `obj` as tolerantly as viewers do: unmatched brackets and misplaced words are
 * skipped, so that broken syntax hides nothing. `isSingle` ends after one value, as in object streams, where no word
 * ends one.
 */
export function parsePdf(lexer: PdfLexer, watcher: ParseWatcher, isSingle = false): ParsedPdfValue {
  const frames: Frame[] = [{ bracket: undefined, items: [] }]
  for (;;) {
    const [root] = frames
    if (isSingle && frames.length === 1 && isWhole(root?.items ?? [])) return closeFrames(frames, watcher, undefined)
    const token = lexer.next()
    if (!token) return closeFrames(frames, watcher, undefined)
    if (token.kind === 'word' && frames.length === 1 && !isValueWord(token.word))
      return closeFrames(frames, watcher, token.word)
    takeToken(token, frames, watcher)
  }
}

const isWhole = (items: readonly PdfValue[]): boolean =>
  items.length > 3 || (items.length > 0 && typeof items.at(-1) !== 'number')
const isValueWord = (word: string): boolean => word === 'R' || word === 'true' || word === 'false' || word === 'null'

function takeToken(token: PdfToken, frames: Frame[], watcher: ParseWatcher): void {
  const items = frames.at(-1)?.items ?? []
  if (token.kind === 'open') openFrame(frames, token.bracket)
  else if (token.kind === 'close') closeFrame(frames, token.bracket, watcher)
  else if (token.kind === 'number') items.push(token.value)
  else if (token.kind === 'string') items.push(null)
  else if (token.kind === 'word') takeWord(token.word, items)
  else if (token.kind === 'name') items.push(new PdfName(token.name))
  if (token.kind === 'name') watcher.onName(token.name)
}

function takeWord(word: string, items: PdfValue[]): void {
  const [id, generation] = items.slice(-2)
  if (word !== 'R' || typeof id !== 'number' || typeof generation !== 'number') items.push(null)
  else items.splice(-2, 2, new PdfReference(id))
}

function openFrame(frames: Frame[], bracket: '<<' | '['): void {
  if (frames.length > maxDepth) throw new PdfUnreadable('brackets are nested too deep')
  frames.push({ bracket, items: [] })
}

function closeFrame(frames: Frame[], bracket: '<<' | '[', watcher: ParseWatcher): void {
  const frame = frames.at(-1)
  if (!frame || frame.bracket !== bracket) return
  frames.pop()
  const value = bracket === '<<' ? new PdfDictionary(frame.items) : frame.items
  if (value instanceof PdfDictionary) watcher.onDictionary(value)
  frames.at(-1)?.items.push(value)
}

function closeFrames(frames: Frame[], watcher: ParseWatcher, end: string | undefined): ParsedPdfValue {
  for (let frame = frames.at(-1); frame?.bracket; frame = frames.at(-1)) closeFrame(frames, frame.bracket, watcher)
  return { value: frames[0]?.items[0] ?? null, end }
}
