import type { PdfFindings } from './pdf-findings.ts'
import type { PdfObjects } from './pdf-objects.ts'
import { PdfDictionary, PdfName, PdfReference, type PdfValue } from './pdf-value.ts'

/** Opening a document may jump to a destination in it and do nothing else; a web link waits for a click. */
export const hasAutomaticAction = ({ openActions, additionalActions }: PdfFindings, objects: PdfObjects): boolean =>
  openActions.some((value) => resolveCandidates(value, objects).some((one) => !isDestination(one))) ||
  additionalActions.some((value) => resolveCandidates(value, objects).some((one) => hasActions(one, objects)))

/** An object that we do not find may still be found by a viewer. */
const unknown = new PdfDictionary([new PdfName('S'), null])
function resolveCandidates(value: PdfValue, objects: PdfObjects): PdfValue[] {
  const found = objects.resolve(value)
  return found.length > 0 ? found : [unknown]
}

function isDestination(value: PdfValue): boolean {
  if (!(value instanceof PdfDictionary)) return !(value instanceof PdfReference)
  const kinds = value.all('S')
  const isGoTo = kinds.length > 0 && kinds.every((kind) => kind instanceof PdfName && kind.name === 'GoTo')
  return isGoTo && !value.has('Next')
}

/** One action for each event; resources of pages may have the same name, and their parts have no kind. */
function hasActions(value: PdfValue, objects: PdfObjects): boolean {
  if (!(value instanceof PdfDictionary)) return value instanceof PdfReference
  return (
    value.has('S') ||
    value.entries.some(([, one]) =>
      resolveCandidates(one, objects).some((action) => action instanceof PdfDictionary && action.has('S')),
    )
  )
}
