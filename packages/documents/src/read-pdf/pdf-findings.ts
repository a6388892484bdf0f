import type { ParseWatcher } from './parse-pdf.ts'
import { PdfDictionary, PdfReference, type PdfValue } from './pdf-value.ts'

/** Kinds of actions, annotations and parts that run, send, fetch or carry something. Links to web pages are none of them. */
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

/** Collects what decides about a file while it is parsed. */
export class PdfFindings implements ParseWatcher {
  isActive = false
  isEncrypted = false
  hasRoot = false
  /** Done when the file is opened. */
  readonly openActions: PdfValue[] = []
  /** Done when pages or fields are. */
  readonly additionalActions: PdfValue[] = []

  /** Wherever it stands: the kind of an action may be in an object of its own. */
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
