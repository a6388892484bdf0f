import type { ParseWatcher } from './parse-pdf.ts'
import { PdfDictionary, PdfReference, type PdfValue } from './pdf-value.ts'

/** Actions, annotations and parts that run, send, fetch or attach something. Links to web pages are not included. */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'Movie',
  'Sound',
  '3D',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'XFA',
])
const activePrefix = 'RichMedia'
const activeKeys = new Set(['JS', 'EF'])

/** Collects, during parsing, the facts that decide whether a file is accepted. */
export class PdfFindings implements ParseWatcher {
  isActive = false
  isEncrypted = false
  hasRoot = false
  /** Run when the file is opened. */
  readonly openActions: PdfValue[] = []
  /** Run when pages or fields are opened. */
  readonly additionalActions: PdfValue[] = []

  /** At any position: the kind of an action may be in a separate object. */
  onName(name: string): void {
    if (activeNames.has(name) || name.startsWith(activePrefix)) this.isActive = true
  }

  onDictionary({ entries }: PdfDictionary): void {
    for (const [key, value] of entries) {
      if (activeKeys.has(key)) this.isActive = true
      if (key === 'Root') this.hasRoot = true
      if (key === 'OpenAction') this.openActions.push(value)
      if (key === 'AA') this.additionalActions.push(value)
      if (key === 'Encrypt' && (value instanceof PdfReference || value instanceof PdfDictionary))
        this.isEncrypted = true
    }
  }
}
