import { notCsv, readCsvBytes } from '@tessera/domain/csv/read-csv-bytes'
import { listFileProblem } from './list-file.ts'

/** The text of the list that was sent as a file, empty without one, or why it is not read. */
export async function readListFile(
  form: FormData,
  maxBytes: number,
): Promise<{ text: string; problem?: undefined } | { problem: string }> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { text: '' }
  const problem = listFileProblem(file.size, maxBytes)
  const text = problem ? undefined : readCsvBytes(new Uint8Array(await file.arrayBuffer()))
  return text === undefined ? { problem: problem ?? notCsv } : { text }
}
