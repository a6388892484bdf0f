import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { PdfBudget } from './pdf-budget.ts'
import type { PdfObjects, PdfStream } from './pdf-objects.ts'
import { PdfUnreadable } from './pdf-unreadable.ts'
import { PdfDictionary, PdfName, type PdfValue } from './pdf-value.ts'
import { type PredictorParameters, undoPredictor } from './undo-predictor.ts'

const inflateAsync = promisify(inflate)

/** Compressed data marks its own end, so the declared length is ignored. */
export async function unpackStream(
  bytes: Buffer,
  { dictionary, start }: PdfStream,
  objects: PdfObjects,
  budget: PdfBudget,
): Promise<Buffer> {
  const rest = bytes.subarray(start)
  const filters = filtersOf(dictionary, objects)
  if (filters.length === 0) return plainData(rest, dictionary, objects)
  if (filters.length > 1 || !/^(FlateDecode|Fl)$/.test(filters[0] ?? ''))
    throw new PdfUnreadable(`objects are packed by ${filters.join(', ')}`)
  const unpacked = await inflateAsync(rest, { maxOutputLength: Math.max(1, budget.remaining('inflatedBytes')) }).catch(
    (error: Error) => {
      throw new PdfUnreadable(`objects cannot be unpacked: ${error.message}`)
    },
  )
  budget.spend('inflatedBytes', unpacked.length)
  return undoPredictor(unpacked, predictorParametersOf(dictionary, objects))
}

/** Up to the declared length or to `endstream`, whichever is farther. */
function plainData(rest: Buffer, dictionary: PdfDictionary, objects: PdfObjects): Buffer {
  const end = rest.indexOf('endstream')
  return rest.subarray(0, Math.max(end < 0 ? rest.length : end, ...numbersOf(dictionary, 'Length', objects)))
}

function filtersOf(dictionary: PdfDictionary, objects: PdfObjects): string[] {
  const values = [...dictionary.all('Filter'), ...dictionary.all('F')].flatMap((value) => objects.resolve(value))
  return values
    .flatMap((value) => (Array.isArray(value) ? value.flatMap((one) => objects.resolve(one)) : [value]))
    .filter((value) => value !== null)
    .map((value) => (value instanceof PdfName ? value.name : 'something unknown'))
}

export const numbersOf = (dictionary: PdfDictionary, key: string, objects: PdfObjects): number[] =>
  dictionary
    .all(key)
    .flatMap((value) => objects.resolve(value))
    .filter((value): value is number => typeof value === 'number')

function predictorParametersOf(dictionary: PdfDictionary, objects: PdfObjects): PredictorParameters {
  const [parameters, ...more] = [...dictionary.all('DecodeParms'), ...dictionary.all('DP')]
    .flatMap((value) => objects.resolve(value))
    .flatMap((value): PdfValue[] => (Array.isArray(value) ? value.flatMap((one) => objects.resolve(one)) : [value]))
    .filter((value) => value instanceof PdfDictionary)
  if (more.length > 0) throw new PdfUnreadable('parameters are given twice')
  const number = (key: string, usual: number) =>
    (parameters ? numbersOf(parameters, key, objects)[0] : undefined) ?? usual
  return {
    predictor: number('Predictor', 1),
    columns: number('Columns', 1),
    colors: number('Colors', 1),
    bits: number('BitsPerComponent', 8),
  }
}
